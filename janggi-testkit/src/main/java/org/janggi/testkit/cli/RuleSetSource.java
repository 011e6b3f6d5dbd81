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
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.PlayerFactory;
import org.janggi.variants.RuleSets;

/**
 * The rule sets that a command can use, and the players beside the built-in ones: those of the library, of the class
 * path, and of plugins. Each plugin has a class loader of its own, so that two of them may call their classes alike.
 */
final class RuleSetSource implements Closeable {
    /** What {@code --rules} takes, for the help of a command. */
    static final String SPELLING = "ID or ID:OPTION=VALUE:OPTION=VALUE, as 'janggi rules ID' lists them.";

    private static final String SERVICES = "META-INF/services/";
    private static final String SERVICE = SERVICES + RuleSet.class.getName();
    private static final String PLAYERS = SERVICES + PlayerFactory.class.getName();

    private final List<URLClassLoader> loaders = new ArrayList<>();
    private final List<RuleSet> all = new ArrayList<>(RuleSets.builtIn());
    private final List<PlayerFactory> players = new ArrayList<>();

    private RuleSetSource() {}

    /**
     * Looks for rule sets.
     *
     * @param plugins the names of jars that bring some, perhaps none
     * @throws UsageException if one of the jars brings neither rule set nor player, or one that is there already
     */
    static RuleSetSource open(List<String> plugins) throws IOException {
        RuleSetSource source = new RuleSetSource();
        ClassLoader parent = RuleSetSource.class.getClassLoader();
        String reading = "the class path";
        boolean done = false;
        try {
            source.load(ServiceLoader.load(RuleSet.class, parent).stream());
            ServiceLoader.load(PlayerFactory.class, parent).forEach(source.players::add);
            for (String plugin : plugins) {
                reading = "plugin " + plugin;
                URLClassLoader loader = new URLClassLoader(new URL[] {jar(plugin)}, parent);
                source.loaders.add(loader);
                source.load(ServiceLoader.load(RuleSet.class, loader).stream()
                        .filter(provider -> provider.type().getClassLoader() == loader));
                ServiceLoader.load(PlayerFactory.class, loader).stream()
                        .filter(provider -> provider.type().getClassLoader() == loader)
                        .forEach(provider -> source.players.add(provider.get()));
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
            if (zip.getEntry(SERVICE) == null && zip.getEntry(PLAYERS) == null) {
                throw new UsageException("plugin " + name + ": brings no rule set, as it has no " + SERVICE
                        + ", and no player, as it has no " + PLAYERS);
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
     * The rule sets and players that experiments can name.
     *
     * @throws UsageException if two kinds of players have one name
     */
    Catalogue catalogue() {
        try {
            return Catalogue.of(text -> RuleSets.parse(text, all), players);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
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
