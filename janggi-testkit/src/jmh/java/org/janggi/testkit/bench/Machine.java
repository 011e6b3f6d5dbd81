package org.janggi.testkit.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** What measurements were made on. */
final class Machine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** Processor and JVM, in one line. */
    static String description() {
        return String.format(
                Locale.ROOT,
                "%d cores, %s, %s %s (%s)",
                Runtime.getRuntime().availableProcessors(),
                processor(),
                System.getProperty("java.vm.name"),
                System.getProperty("java.vm.version"),
                System.getProperty("os.name"));
    }

    /** The load average of the last minute, or a negative number where the system has none. */
    static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private static String processor() {
        if (Files.isReadable(PROCESSORS)) {
            try (Stream<String> lines = Files.lines(PROCESSORS)) {
                return lines.filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse("processor unknown");
            } catch (IOException e) {
                return "processor unknown";
            }
        }
        return System.getProperty("os.arch");
    }
}
