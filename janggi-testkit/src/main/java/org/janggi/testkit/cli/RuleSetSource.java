package org.janggi.testkit.cli;

import java.io.Closeable;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;

/**
 * The rule sets that a command can use: those of the library, of the class path, and of plugins. Each plugin has a class
 * loader of its own, so that two of them may call their classes alike.
 */
final class RuleSetSource implements Closeable {
    /** What {@code --rules} takes, for the help of a command. */
    static final String SPELLING = "ID or ID:OPTION=VALUE:OPTION=VALUE, as 'janggi rules ID' lists them.";

    private static final String SERVICE = "META-INF/services/" + RuleSet.class.getName();

    private final List<URLClassLoader> loaders = new ArrayList<>();
    private final List<RuleSet> all = new ArrayList<>(RuleSets.builtIn());

    private RuleSetSource() {}

    /**
     * Looks for rule sets.
     *
     * @param plugins the names of jars that bring some, perhaps none
     * @throws UsageException if one of the jars brings none, or one that is there already
     */
    static RuleSetSource open(List<String> plugins) throws IOException {
        RuleSetSource source = new RuleSetSource();
        ClassLoader parent = RuleSetSource.class.getClassLoader();
        String reading = "the class path";
        boolean done = false;
        try {
            source.load(ServiceLoader.load(RuleSet.class, parent).stream());
            for (String plugin : plugins) {
                reading = "plugin " + plugin;
                URLClassLoader loader = new URLClassLoader(new URL[] {jar(plugin)}, parent);
                source.loaders.add(loader);
                source.load(ServiceLoader.load(RuleSet.class, loader).stream()
                        .filter(provider -> provider.type().getClassLoader() == loader));
            }
            done = true;
            return source;
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new UsageException(reading + ": cannot be loaded: " + e.getMessage());
        } finally {
            if (!done) {
                source.close();
            }
        }
    }

    private void load(Stream<ServiceLoader.Provider<RuleSet>> providers) {
        for (RuleSet service : providers.map(ServiceLoader.Provider::get).toList()) {
            if (all.stream().anyMatch(rules -> rules.id().equals(service.id()))) {
                throw new UsageException("two rule sets are called \"" + service.id() + "\", one of them "
                        + service.getClass().getName());
            }
            all.add(service);
        }
    }

    private static URL jar(String name) throws MalformedURLException {
        Path file;
        try {
            file = Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("plugin " + name + ": no such file");
        }
        if (!Files.exists(file)) {
            throw new UsageException("plugin " + name + ": no such file");
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.getEntry(SERVICE) == null) {
                throw new UsageException("plugin " + name + ": brings no rule set, as it has no " + SERVICE);
            }
        } catch (IOException e) {
            throw new UsageException("plugin " + name + ": not a jar: " + e.getMessage());
        }
        return file.toUri().toURL();
    }

    /** Those of the library first, then those of the class path and of plugins. */
    List<RuleSet> all() {
        return List.copyOf(all);
    }

    /**
     * The rule set with an id and options, as {@link RuleSets#parse(String)} reads it.
     *
     * @throws UsageException if there is none; the message lists what there is
     */
    RuleSet parse(String text) {
        try {
            return RuleSets.parse(text, all);
        } catch (IllegalArgumentException e) {
            throw new UsageException("" + e.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        for (URLClassLoader loader : loaders) {
            loader.close();
        }
    }
}
