package org.janggi.notation;

import java.util.ArrayDeque;
import java.util.Deque;

/** Prints a tree of moves on one line, with a stack of its own. */
final class MoveTreeText {
    private static final int CLOSE = -1;
    private static final int OPEN = -2;

    private MoveTreeText() {}

    static String of(MoveTree tree) {
        StringBuilder text = new StringBuilder();
        Deque<Integer> todo = new ArrayDeque<>();
        push(todo, tree, 0);
        boolean opened = true;
        while (!todo.isEmpty()) {
            int at = todo.pop();
            if (at == CLOSE) {
                text.append(')');
                opened = false;
            } else if (at == OPEN) {
                text.append(" (");
                opened = true;
            } else {
                text.append(opened ? "" : " ").append(tree.move(at));
                opened = false;
                // The variations of a move stand after it and before its continuation.
                push(todo, tree, at);
                pushVariations(todo, tree, at);
            }
        }
        return text.toString();
    }

    /** What comes after a ply on its own line: only the main child; its variations are pushed when it is printed. */
    private static void push(Deque<Integer> todo, MoveTree tree, int at) {
        int child = tree.firstChild(at);
        if (child != 0) {
            todo.push(child);
        }
    }

    private static void pushVariations(Deque<Integer> todo, MoveTree tree, int at) {
        int parent = tree.parent(at);
        if (tree.firstChild(parent) != at) {
            return;
        }
        java.util.List<MoveNode> all = tree.children(parent);
        for (int i = all.size() - 1; i > 0; i--) {
            todo.push(CLOSE);
            todo.push(all.get(i).index());
            todo.push(OPEN);
        }
    }
}
