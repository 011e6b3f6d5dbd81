package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class InterruptionTest {
    private final List<String> done = new CopyOnWriteArrayList<>();

    private static Thread begin(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        while (thread.getState() != Thread.State.WAITING) {
            assertThat(thread.isAlive()).isTrue();
            Thread.sleep(1);
        }
    }

    @Test
    void the_end_comes_behind_the_piece_that_was_begun_and_before_the_next() throws InterruptedException {
        CountDownLatch within = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        try (Interruption interruption = Interruption.with(() -> done.add("last"))) {
            begin(() -> interruption.piece(() -> {
                within.countDown();
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    done.add("interrupted");
                }
                done.add("piece");
            }));
            assertThat(within.await(30, TimeUnit.SECONDS)).isTrue();
            Thread end = begin(interruption::run);
            awaitWaiting(end);
            assertThat(done).isEmpty();
            goOn.countDown();
            end.join();
            assertThat(done).containsExactly("piece", "last");
            Thread next = begin(() -> interruption.piece(() -> done.add("next")));
            awaitWaiting(next);
            assertThat(done).containsExactly("piece", "last");
        }
    }

    @Test
    void nothing_is_left_when_the_work_is_done() {
        Interruption interruption = Interruption.with(() -> done.add("last"));
        interruption.piece(() -> done.add("one"));
        interruption.piece(() -> done.add("two"));
        interruption.close();
        assertThat(done).containsExactly("one", "two");
        assertThat(Runtime.getRuntime().removeShutdownHook(interruption)).isFalse();
    }
}
