/**
 * How many games are won, with 95 % intervals, as a table.
 *
 *   node solver/win-rate.mjs [games=10000] [budget=default] [row ...]
 *
 * A row is a board and what the first cell is promised: beginner-safe, beginner-opening, intermediate-safe, ...
 * Games are seeded by number: the same games for every budget and every version. A signal to end (Ctrl+C) ends the row
 * with the games that are played; how far it is goes to stderr.
 */
import { setImmediate } from 'node:timers/promises';
import { cellAt, createGame, play, presets } from '@mines/core';
import { analyse, bestMove } from '@mines/solver';

const [games = '10000', budget = 'default', ...rows] = process.argv.slice(2);
const options = budget === 'default' ? {} : { budget: Number(budget) };

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopped = true;
  });
}

/** Where games begin: a corner is the likeliest to be a 0; where a 0 is promised, it is larger a little way off. */
const starts = (name) => ({ safe: [0, 0], opening: name === 'expert' ? [3, 3] : [2, 2] });

/** Wilson's score interval of 95 %, in percent. */
function interval(won, n) {
  const share = won / n;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [middle - half, middle + half].map((value) => (100 * value).toFixed(2)).join(' to ');
}

/** Plays one game to its end. Answers whether it is won. */
function isWon(board, start, seed, firstOpen) {
  let game = createGame(board, { seed, rules: { firstOpen } });
  game = play(game, { type: 'open', cell: start });
  while (game.status === 'playing') {
    // Certain cells all at once; bestMove would open them one by one.
    const { safe } = analyse(game);
    for (const cell of safe.length > 0 ? safe : [bestMove(game, options)]) {
      game = play(game, { type: 'open', cell });
    }
  }
  return game.status === 'won';
}

console.log('| board | first cell | budget | games | won, % | 95 % interval | CPU-ms a game |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [name, board] of Object.entries(presets)) {
  for (const [firstOpen, [x, y]] of Object.entries(starts(name))) {
    if (rows.length > 0 && !rows.includes(`${name}-${firstOpen}`)) continue;
    let won = 0;
    let played = 0;
    const began = process.cpuUsage().user;
    while (played < Number(games) && !stopped) {
      won += isWon(board, cellAt(board, x, y), `win ${played}`, firstOpen);
      played++;
      if (played % 50 === 0) await setImmediate();
      if (played % 500 === 0) console.error(`${name}-${firstOpen}: ${won} of ${played} won so far`);
    }
    if (played === 0) break;
    const ms = (process.cpuUsage().user - began) / 1000 / played;
    console.log(
      `| ${name} ${board.width}x${board.height}/${board.mines} | ${firstOpen} | ${budget} | ${played} |`,
      `${((100 * won) / played).toFixed(2)} | ${interval(won, played)} | ${ms.toFixed(1)} |`,
    );
  }
}
