// The peer of the comparison: a WebAssembly engine behind lines of JSON. Started as: node peer.cjs DIR, where DIR is
// the folder in which its package was installed. Each line in is a request, each line out the answer to it.
'use strict';

const fs = require('fs');
const path = require('path');
const readline = require('readline');

// The loader takes a browser for granted where there is fetch.
delete globalThis.fetch;
// What the engine prints would stand between the answers.
console.log = console.warn = console.error = () => {};

const folder = path.join(path.resolve(process.argv[2]), 'node_modules', 'ffish');
const ffish = require(folder);
const version = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

let games = [];

function timed(work) {
  const cpu = process.cpuUsage();
  const begin = process.hrtime.bigint();
  const answer = work();
  const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
  const used = process.cpuUsage(cpu);
  return { ...answer, seconds, cpuSeconds: (used.user + used.system) / 1e6 };
}

function count(board, depth) {
  if (depth === 1) {
    return board.numberLegalMoves();
  }
  const moves = board.legalMoves();
  let nodes = 0;
  for (const move of moves === '' ? [] : moves.split(' ')) {
    board.push(move);
    nodes += count(board, depth - 1);
    board.pop();
  }
  return nodes;
}

function perft({ variant, fens, depth }) {
  const counts = fens.map((fen) => {
    const board = new ffish.Board(variant, fen);
    const nodes = count(board, depth);
    board.delete();
    return nodes;
  });
  return { counts, work: counts.reduce((a, b) => a + b, 0) };
}

function replay(pgn, variant) {
  const game = ffish.readGamePGN(pgn);
  const moves = game.mainlineMoves().trim();
  const board = new ffish.Board(variant, game.headers('FEN'));
  let plies = 0;
  for (const move of moves === '' ? [] : moves.split(' ')) {
    if (!board.push(move)) {
      break;
    }
    plies++;
  }
  const fen = board.fen();
  board.delete();
  game.delete();
  return { plies, fen };
}

function replayAll(variant) {
  const ends = games.map((pgn) => replay(pgn, variant));
  return { ends, work: ends.reduce((sum, end) => sum + end.plies, 0) };
}

const answers = {
  hello: () => ({ engine: 'ffish ' + version, runtime: 'node ' + process.version }),
  perft: (request) => timed(() => perft(request)),
  load: ({ file }) => {
    games = JSON.parse(fs.readFileSync(file, 'utf8'));
    return { work: games.length };
  },
  replay: ({ variant }) => timed(() => replayAll(variant)),
};

function answer(line) {
  try {
    const request = JSON.parse(line);
    return answers[request.ask](request);
  } catch (e) {
    return { error: String(e) };
  }
}

ffish.onRuntimeInitialized = () => {
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('line', (line) => process.stdout.write(JSON.stringify(answer(line)) + '\n'));
  lines.on('close', () => process.exit(0));
};
