package org.janggi.testkit.cli;

import java.lang.module.ModuleDescriptor;
import picocli.CommandLine.IVersionProvider;

/** The version of the library, as its jar or its module tells it. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        Package jar = Version.class.getPackage();
        String version = jar == null ? null : jar.getImplementationVersion();
        if (version == null) {
            ModuleDescriptor module = Version.class.getModule().getDescriptor();
            version = module == null ? null : module.rawVersion().orElse(null);
        }
        return new String[] {"janggi " + (version == null ? "of unknown version" : version)};
    }
}
