/**
 * Bytes a cell: what a game of 1000x1000 with 100,000 mines keeps after its first open, an engine a process.   node --expose-gc memory.mjs
 *
 * Heap, typed arrays and buffers after a forced collection, less what was there before the game. Engines that cannot make
 * such a board within a minute are left out with the reason.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labelOf, loadEngines } from './src/engines.mjs';
import { number, table } from './src/report/text.mjs';

const SIDE = 1000;
const MINES = 100_000;
const [slug] = process.argv.slice(2);

if (slug) {
  const { default: adapter } = await import(new URL(`adapters/${slug}.mjs`, import.meta.url).href);
  const used = () => {
    for (let times = 0; times < 4; times++) globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  // Code that is compiled for the first time is no part of a game.
  const small = adapter.create(9, 9, 10, { start: [4, 4] });
  await adapter.reveal(small, 4, 4);
  const before = used();
  const game = adapter.create(SIDE, SIDE, MINES, { start: [500, 500] });
  await adapter.reveal(game, 500, 500);
  const bytes = (used() - before) / (SIDE * SIDE);
  // The game must still be there when it is weighed.
  console.log(JSON.stringify({ bytes, kept: game !== null }));
} else {
  const rows = [];
  for (const engine of await loadEngines()) {
    const run = spawnSync(
      process.execPath,
      ['--expose-gc', '--max-old-space-size=8192', fileURLToPath(import.meta.url), engine.slug],
      { encoding: 'utf8', timeout: 60_000 },
    );
    const answer = run.status === 0 ? JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '') : null;
    const why = run.error ? 'takes more than a minute' : (/(\w*Error: .*)/.exec(run.stderr)?.[1] ?? 'fails');
    rows.push([labelOf(engine), answer ? number(answer.bytes) : '-', answer ? '' : why.slice(0, 80)]);
    console.error(rows.at(-1)?.join('  '));
  }
  const text = [
    '# Memory, measured',
    '',
    `Node ${process.version}; 1000x1000 with 100,000 mines after the first open, bytes a cell. ${new Date().toISOString()}. \`pnpm memory\``,
    '',
    table(['engine', 'bytes a cell', ''], rows),
    '',
  ].join('\n');
  writeFileSync(new URL('results/memory.md', import.meta.url), text);
  console.log(text);
}
