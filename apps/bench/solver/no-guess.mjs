/**
 * Boards without guesses: how long they take, whether each is confirmed, how they differ from plain ones.
 *
 *   node solver/no-guess.mjs [boards=10000] [preset ...]
 */
import { layMines, presets } from '@mines/core';
import { difficulty, isNoGuess, layNoGuess, openings, threeBV } from '@mines/solver';

const [count = '10000', ...names] = process.argv.slice(2);
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

for (const [name, board] of Object.entries(presets)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const start = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  const times = [];
  const mean = { plain: { openings: 0, bbbv: 0, solvable: 0 }, laid: { openings: 0, bbbv: 0 } };
  const kinds = { number: 0, numbers: 0, exact: 0, count: 0 };
  let confirmed = 0;
  for (let n = 0; n < Number(count); n++) {
    const seed = `bench ${n}`;
    const begin = performance.now();
    const layout = await layNoGuess(board, { seed, start });
    times.push(performance.now() - begin);
    if (isNoGuess(layout, start)) confirmed++;
    const plain = layMines(board, { seed, start });
    if (isNoGuess(plain, start)) mean.plain.solvable++;
    for (const [kind, of] of [
      ['plain', plain],
      ['laid', layout],
    ]) {
      mean[kind].openings += openings(of) / count;
      mean[kind].bbbv += threeBV(of) / count;
    }
    if (n % 20 === 0) {
      const steps = difficulty(layout, start);
      for (const kind of Object.keys(kinds)) kinds[kind] += (steps[kind] * 20) / count;
    }
  }
  times.sort((a, b) => a - b);
  const average = times.reduce((a, b) => a + b, 0) / times.length;
  const ms = (share) => quantile(times, share).toFixed(2);
  console.log(`${name}: ${confirmed} of ${count} confirmed`);
  console.log(
    `  ms: mean ${average.toFixed(2)} median ${ms(0.5)} p95 ${ms(0.95)} p99 ${ms(0.99)} max ${ms(1)}`,
  );
  console.log(
    `  plain: ${((100 * mean.plain.solvable) / count).toFixed(1)} % need no guess,`,
    `3BV ${mean.plain.bbbv.toFixed(1)}, openings ${mean.plain.openings.toFixed(2)}`,
  );
  console.log(
    `  laid: 3BV ${mean.laid.bbbv.toFixed(1)}, openings ${mean.laid.openings.toFixed(2)};`,
    `proofs a board ${Object.entries(kinds)
      .map(([kind, steps]) => `${kind} ${steps.toFixed(1)}`)
      .join(', ')}`,
  );
}
