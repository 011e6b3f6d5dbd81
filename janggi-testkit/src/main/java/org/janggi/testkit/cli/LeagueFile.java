package org.janggi.testkit.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.janggi.variants.league.Bye;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Lot;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.Round;
import org.janggi.variants.league.Withdrawal;

/** A file of players and results, each row telling by its first cell what it is. */
final class LeagueFile {
    private static final String BOTH_LOST = "both-lost";
    private static final String RESULTS =
            Arrays.stream(GameResult.values()).map(GameResult::id).collect(Collectors.joining(", "))
                    + " or both-lost, of Cho";

    private final Map<String, Player> players = new LinkedHashMap<>();
    private final List<LeagueRow> rows = new ArrayList<>();
    private Optional<Lot> lot = Optional.empty();
    private final List<String> faults = new ArrayList<>();
    private final String name;

    private LeagueFile(String name) {
        this.name = name;
    }

    /** What keeps a file from being read. The message is one line without the name of the file. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }
    }

    /** Reads a file, or the standard input if its name is {@code -}. */
    static LeagueFile read(String name, Streams streams) throws Unreadable {
        LeagueFile file = new LeagueFile(name);
        try (InputStream in = name.equals(GameFile.STANDARD) ? streams.in() : Files.newInputStream(Path.of(name))) {
            file.parse(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(in.readAllBytes()))
                    .toString());
        } catch (CharacterCodingException e) {
            throw new Unreadable("is not in UTF-8");
        } catch (InvalidPathException e) {
            throw new Unreadable("no such file");
        } catch (IOException e) {
            throw new Unreadable(Failures.ofFile(e));
        }
        return file;
    }

    private void parse(String text) {
        int line = 0;
        for (String row : text.replaceFirst("^\uFEFF", "").lines().toList()) {
            line++;
            if (row.isBlank() || row.startsWith("#")) {
                continue;
            }
            try {
                CsvRow cells = CsvRow.parse(line, row);
                if (cells.size() > 0) {
                    add(cells);
                }
            } catch (CsvRow.Fault e) {
                faults.add(name + ":" + e.getMessage());
            }
        }
    }

    private void add(CsvRow row) throws CsvRow.Fault {
        switch (row.cell(0)) {
            case "player" -> {
                Player player = player(row);
                players.put(player.id(), player);
            }
            case "game" -> rows.add(new LeagueRow.OfGame(row, game(row)));
            case "bye" -> rows.add(new LeagueRow.OfBye(row, bye(row)));
            case "withdrawal" -> rows.add(withdrawal(row));
            case "lot" -> lot = Optional.of(lot(row));
            default -> throw row.fault(0, "player, game, bye, withdrawal or lot");
        }
    }

    private static void checkSize(CsvRow row, int least, int most) throws CsvRow.Fault {
        if (row.cells().size() < least) {
            throw row.fault(row.cells().size(), "at least " + least + " cells");
        }
        // A program for tables pads all rows with empty cells to the same length.
        if (row.size() > most) {
            throw row.fault(row.size() - 1, "at most " + most + " cells");
        }
    }

    private Player player(CsvRow row) throws CsvRow.Fault {
        checkSize(row, 2, 5);
        Player player;
        try {
            player = Player.of(row.cell(1));
        } catch (IllegalArgumentException e) {
            throw row.fault(1, "the id of a player");
        }
        if (players.containsKey(player.id())) {
            throw row.fault(1, "an id that no other player has");
        }
        String dan = row.cell(3).isEmpty() ? "0" : row.cell(3);
        if (!dan.matches("[0-9]|10")) {
            throw row.fault(3, "a dan from 0 to " + Player.HIGHEST_DAN);
        }
        Player graded = named(player, row).withDan(Integer.parseInt(dan));
        try {
            return row.cell(4).isEmpty() ? graded : graded.withBirth(LocalDate.parse(row.cell(4)));
        } catch (DateTimeException e) {
            throw row.fault(4, "a date of birth as 1960-12-31");
        }
    }

    private static Player named(Player player, CsvRow row) throws CsvRow.Fault {
        try {
            return row.cell(2).isEmpty() ? player : player.withName(row.cell(2));
        } catch (IllegalArgumentException e) {
            throw row.fault(2, "a name without spaces around it and control characters");
        }
    }

    private static int round(CsvRow row) throws CsvRow.Fault {
        int round = row.cell(1).matches("[1-9][0-9]{0,3}") ? Integer.parseInt(row.cell(1)) : 0;
        if (round < 1 || round > Round.MOST_ROUNDS) {
            throw row.fault(1, "a round from 1 to " + Round.MOST_ROUNDS);
        }
        return round;
    }

    /** The id of a player who stands in a row before. */
    private String known(CsvRow row, int index) throws CsvRow.Fault {
        String id = row.cell(index);
        if (!players.containsKey(id)) {
            throw row.fault(index, "the id of a player of a row before");
        }
        return id;
    }

    private LeagueGame game(CsvRow row) throws CsvRow.Fault {
        checkSize(row, 4, 5);
        String cho = known(row, 2);
        String han = known(row, 3);
        if (cho.equals(han)) {
            throw row.fault(3, "an opponent of " + cho);
        }
        LeagueGame game = LeagueGame.of(round(row), cho, han);
        String text = row.cell(4);
        if (text.isEmpty()) {
            return game;
        }
        return text.equals(BOTH_LOST) ? game.lostByBoth() : game.with(result(row, 4, RESULTS));
    }

    private static GameResult result(CsvRow row, int index, String expected) throws CsvRow.Fault {
        Optional<GameResult> result = result(row.cell(index));
        if (result.isEmpty()) {
            throw row.fault(index, expected);
        }
        return result.get();
    }

    /** The result that a word means, in either language. */
    static Optional<GameResult> result(String text) {
        return Arrays.stream(GameResult.values())
                .filter(result ->
                        result.id().equals(text) || result.text().korean().equals(text))
                .findFirst();
    }

    private Bye bye(CsvRow row) throws CsvRow.Fault {
        checkSize(row, 3, 4);
        GameResult result = row.cell(3).isEmpty() ? GameResult.COMPLETE_WIN : result(row, 3, "a result");
        return new Bye(round(row), known(row, 2), result);
    }

    private LeagueRow withdrawal(CsvRow row) throws CsvRow.Fault {
        checkSize(row, 2, 3);
        String player = known(row, 1);
        Withdrawal forfeited = switch (row.cell(2)) {
            case "", "all" -> Withdrawal.ALL_GAMES;
            case "rest" -> Withdrawal.REST;
            default -> throw row.fault(2, "all or rest");
        };
        return new LeagueRow.OfWithdrawal(row, player, forfeited);
    }

    private Lot lot(CsvRow row) throws CsvRow.Fault {
        checkSize(row, 2, Integer.MAX_VALUE);
        if (lot.isPresent()) {
            throw row.fault(0, "one lot only");
        }
        Set<String> order = new LinkedHashSet<>();
        for (int i = 1; i < row.size(); i++) {
            if (!order.add(known(row, i))) {
                throw row.fault(i, "each player once");
            }
        }
        return new Lot(List.copyOf(order));
    }

    /** What is wrong, each with the file, the line and the column. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** Does something with a row; if the row is refused, this is noted. */
    void attempt(CsvRow row, Runnable change) {
        try {
            change.run();
        } catch (IllegalArgumentException e) {
            faults.add(name + ":" + row.line() + ":1: error: " + e.getMessage());
        }
    }

    List<Player> players() {
        return List.copyOf(players.values());
    }

    /** What happened, in the order of the file. */
    List<LeagueRow> rows() {
        return List.copyOf(rows);
    }

    /** The lot that was drawn, if there was one. */
    Optional<Lot> lot() {
        return lot;
    }
}
