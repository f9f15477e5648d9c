/**
 * How many games are won, with 95 % intervals.
 *
 *   node solver/win-rate.mjs [games=10000] [budget=default] [row ...]
 *
 * A row is a board and what the first cell is promised: beginner-safe, beginner-opening, intermediate-safe, ...
 * Games are seeded by number: the same games for every budget and every version.
 */
import { cellAt, createGame, play, presets } from '@mines/core';
import { analyse, bestMove } from '@mines/solver';

const [games = '10000', budget = 'default', ...rows] = process.argv.slice(2);
const options = budget === 'default' ? {} : { budget: Number(budget) };

/** Where games begin: a corner is the likeliest to be a 0; where a 0 is promised, it is larger a little way off. */
const starts = (name) => ({ safe: [0, 0], opening: name === 'expert' ? [3, 3] : [2, 2] });

for (const [name, board] of Object.entries(presets)) {
  for (const [firstOpen, [x, y]] of Object.entries(starts(name))) {
    if (rows.length > 0 && !rows.includes(`${name}-${firstOpen}`)) continue;
    let won = 0;
    const began = process.cpuUsage().user;
    for (let n = 0; n < Number(games); n++) {
      let game = createGame(board, { seed: `win ${n}`, rules: { firstOpen } });
      game = play(game, { type: 'open', cell: cellAt(board, x, y) });
      while (game.status === 'playing') {
        // Certain cells all at once; bestMove would open them one by one.
        const { safe } = analyse(game);
        for (const cell of safe.length > 0 ? safe : [bestMove(game, options)]) {
          game = play(game, { type: 'open', cell });
        }
      }
      if (game.status === 'won') won++;
      if ((n + 1) % 500 === 0) console.error(`${name}-${firstOpen}: ${won} of ${n + 1} won so far`);
    }
    const ms = (process.cpuUsage().user - began) / 1000 / Number(games);
    // Wilson's score interval.
    const n = Number(games);
    const share = won / n;
    const z = 1.96;
    const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
    const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
    const percent = (value) => (100 * value).toFixed(2);
    console.log(
      `${name} ${board.width}x${board.height}/${board.mines}, first cell ${firstOpen}, budget ${budget}:`,
      `${percent(share)} % of ${n} won, 95 % interval ${percent(middle - half)} to ${percent(middle + half)},`,
      `${ms.toFixed(1)} CPU-ms a game`,
    );
  }
}
