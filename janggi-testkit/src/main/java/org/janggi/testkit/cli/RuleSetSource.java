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
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;

/** The rule sets that a command can use: those of the library, of the class path, and of plugins. */
final class RuleSetSource implements Closeable {
    private static final String SERVICE = "META-INF/services/" + RuleSet.class.getName();

    private final URLClassLoader loader;
    private final List<RuleSet> all;

    private RuleSetSource(URLClassLoader loader, List<RuleSet> all) {
        this.loader = loader;
        this.all = all;
    }

    /**
     * Looks for rule sets.
     *
     * @param plugins the names of jars that bring some, perhaps none
     * @throws UsageException if one of the jars brings none, or one that is there already
     */
    static RuleSetSource open(List<String> plugins) throws IOException {
        List<URL> jars = new ArrayList<>();
        for (String plugin : plugins) {
            jars.add(jar(plugin));
        }
        URLClassLoader loader = new URLClassLoader(jars.toArray(new URL[0]), RuleSetSource.class.getClassLoader());
        try {
            return new RuleSetSource(loader, load(loader));
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            loader.close();
            throw e instanceof UsageException usage
                    ? usage
                    : new UsageException("a plugin cannot be loaded: " + e.getMessage());
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

    private static List<RuleSet> load(URLClassLoader loader) {
        List<RuleSet> found = new ArrayList<>(RuleSets.builtIn());
        for (RuleSet service : ServiceLoader.load(RuleSet.class, loader)) {
            if (found.stream().anyMatch(rules -> rules.id().equals(service.id()))) {
                throw new UsageException("two rule sets are called \"" + service.id() + "\", one of them "
                        + service.getClass().getName());
            }
            found.add(service);
        }
        return found;
    }

    /**
     * The rule set with an id.
     *
     * @throws UsageException if there is none; the message lists those there are
     */
    RuleSet byId(String id) {
        return all.stream()
                .filter(rules -> rules.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UsageException("no rule set \"" + id + "\", there are "
                        + all.stream().map(RuleSet::id).collect(Collectors.joining(", "))));
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
