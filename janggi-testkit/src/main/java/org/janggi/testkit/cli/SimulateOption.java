package org.janggi.testkit.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.AtCap;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.SetupPair;
import picocli.CommandLine.Option;

/** The options that say what an experiment plays. */
final class SimulateOption {
    private static final int DEFAULT_KEEP_MAX = 20;
    private static final int MOST_BYTES = 1 << 20;

    @Option(
            names = "--experiment",
            paramLabel = "FILE",
            description = "The experiment as JSON, in place of the options from --rules to --at-cap.")
    private @Nullable String file;

    @Option(
            names = "--rules",
            paramLabel = "A,B,...",
            description = "The rule sets, with commas between: each " + RuleSetSource.SPELLING)
    private @Nullable String rules;

    @Option(names = "--games", paramLabel = "N", description = "How many games are played under each rule set.")
    private @Nullable Long games;

    @Option(
            names = "--players",
            paramLabel = "P[,Q]",
            description =
                    "Who plays both sides, or Cho and Han, random if not given: a player listed below, or of a plugin, "
                            + "perhaps with options, as prefer:capture=8:check=3.")
    private @Nullable String players;

    @Option(
            names = "--setups",
            paramLabel = "all|X/Y,...",
            description = "The set-ups of Cho and Han, as in HEEH/EHHE, played in turn; the default is all 16.")
    private @Nullable String setups;

    @Option(
            names = "--first",
            paramLabel = "cho|han|both",
            description = "Who moves first; the default is Cho. With both, they change when all set-ups were played.")
    private @Nullable String first;

    @Option(
            names = "--cap",
            paramLabel = "N",
            description = "How many plies a game lasts at most; the default is " + Experiment.DEFAULT_CAP + ".")
    private @Nullable Integer cap;

    @Option(
            names = "--at-cap",
            paramLabel = "referee|unfinished",
            description = "Whether the referee decides a game that is not over then (the default), or nobody wins it.")
    private @Nullable String atCap;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Any number: the same one gives the same games. It goes before that of --experiment.")
    private @Nullable Long seed;

    @Option(
            names = "--keep",
            paramLabel = "COND,...",
            description = "Keeps the games for which all conditions hold, as records: how=WORD, winner=cho|han|none, "
                    + "clause=WORD, each also with != and several words as in how=mate|first-check, length with =, !=, <, "
                    + "<=, >, >= and a number of plies; or all.")
    private @Nullable String keep;

    @Option(
            names = "--keep-max",
            paramLabel = "N",
            description = "How many of each rule set, those with the lowest numbers; the default is " + DEFAULT_KEEP_MAX
                    + ".")
    private @Nullable Integer keepMax;

    /**
     * The experiment that was asked for, or empty if no option says anything about one.
     *
     * @throws UsageException if the options are not one
     */
    Optional<Experiment> experiment() {
        String named = file;
        try {
            if (named != null) {
                refuseBeside();
                OptionalLong before = seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
                return Optional.of(kept(read(named, before)));
            }
            String listed = rules;
            if (listed != null) {
                return Optional.of(kept(ofOptions(listed)));
            }
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
        if (isTouched() || seed != null || keep != null || keepMax != null) {
            throw new UsageException("expected --experiment or --rules");
        }
        return Optional.empty();
    }

    private boolean isTouched() {
        return games != null || players != null || setups != null || first != null || cap != null || atCap != null;
    }

    private void refuseBeside() {
        if (rules != null || isTouched()) {
            throw new UsageException("--experiment tells what is played: expected none of --rules, --games, --players, "
                    + "--setups, --first, --cap, --at-cap beside it");
        }
    }

    private static Experiment read(String name, OptionalLong seed) {
        try (InputStream in = Files.newInputStream(Path.of(name))) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new UsageException(name + ": expected an experiment of at most " + MOST_BYTES + " bytes");
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return ExperimentJson.read(text, seed);
        } catch (CharacterCodingException e) {
            throw new UsageException(name + ": is not in UTF-8");
        } catch (InvalidPathException e) {
            throw new UsageException(name + ": no such file");
        } catch (IOException e) {
            throw new UsageException(name + ": " + Failures.ofFile(e));
        } catch (IllegalArgumentException e) {
            throw new UsageException(name + ": " + e.getMessage());
        }
    }

    private Experiment ofOptions(String listed) {
        Long number = games;
        Long given = seed;
        if (number == null || given == null) {
            throw new UsageException("--rules needs " + (number == null ? "--games" : "--seed") + " beside it");
        }
        Experiment plain = Experiment.of(split(listed), number, given);
        List<String> both = players == null ? List.of(plain.cho()) : split(players);
        if (both.size() > 2) {
            throw new UsageException("--players: expected one for both sides, or two, found " + both.size());
        }
        return plain.withPlayers(both.get(0), both.get(both.size() - 1))
                .withSetups(setups == null ? plain.setups() : setups(setups))
                .withFirstMovers(first == null ? plain.firstMovers() : first(first))
                .withCap(cap == null ? plain.cap() : cap, atCap == null ? plain.atCap() : atCap("--at-cap", atCap));
    }

    private Experiment kept(Experiment experiment) {
        String which = keep;
        if (which == null) {
            if (keepMax != null) {
                throw new UsageException("--keep-max needs --keep beside it");
            }
            return experiment;
        }
        return experiment.withKept(which, keepMax == null ? DEFAULT_KEEP_MAX : keepMax);
    }

    private static List<String> split(String list) {
        return List.of(list.split(",", -1));
    }

    private static List<SetupPair> setups(String list) {
        return list.equals("all")
                ? SetupPair.all()
                : split(list).stream().map(text -> setup("--setups", text)).toList();
    }

    /** The pair with a text; the message names the option where it is none. */
    static SetupPair setup(String option, String text) {
        try {
            // Korean may come in letters instead of syllables, as from the names of files on some systems.
            return SetupPair.parse(Normalizer.normalize(text, Normalizer.Form.NFC));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(option + ": " + e.getMessage(), e);
        }
    }

    private static List<Side> first(String text) {
        return switch (text) {
            case "cho" -> List.of(Side.CHO);
            case "han" -> List.of(Side.HAN);
            case "both" -> List.of(Side.CHO, Side.HAN);
            default -> throw new UsageException("--first: expected cho, han or both, found \"" + text + "\"");
        };
    }

    /** What becomes of a game at the cap; the message names the option where the text says nothing. */
    static AtCap atCap(String option, String text) {
        return Arrays.stream(AtCap.values())
                .filter(known -> known.id().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(option + ": expected "
                        + Arrays.stream(AtCap.values()).map(AtCap::id).collect(Collectors.joining(" or "))
                        + ", found \""
                        + text + "\""));
    }
}
