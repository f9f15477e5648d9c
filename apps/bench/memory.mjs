/**
 * Bytes a cell: what a game with mines in a tenth of its cells keeps after its first open, an engine a process.
 *
 * Heap, typed arrays and buffers after a forced collection, less what was there before. Each engine goes from small boards
 * to large ones until one takes too long or fails; the largest that it managed counts.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labelOf, loadEngines } from './src/engines.mjs';
import { chart, number, table } from './src/report/text.mjs';
import { startedBoard } from './src/tasks/big-boards.mjs';

const SIDES = [50, 100, 200, 300, 500, 1000];
const LIMIT_MS = 60_000;
/** Several games are weighed at once, as many as are made in this time: the heap is never still to the byte. */
const TIME_MS = 5000;
const CELLS = 4_000_000;

const [slug, side] = process.argv.slice(2);
if (slug) {
  const { default: adapter } = await import(new URL(`adapters/${slug}.mjs`, import.meta.url).href);
  console.log(JSON.stringify(weigh(adapter, Number(side))));
  // An engine that keeps a clock running would keep this process.
  process.exit();
}

/** @param {import('./src/types').Adapter} adapter @param {number} n */
function weigh(adapter, n) {
  const used = () => {
    for (let times = 0; times < 4; times++) globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const start = () => startedBoard(adapter, n, (n * n) / 10);
  // Code that is compiled for the first time is no part of a game.
  start();
  const before = used();
  const began = performance.now();
  const games = [start()];
  while (games.length < CELLS / (n * n) && performance.now() - began < TIME_MS) games.push(start());
  const bytes = (used() - before) / (n * n * games.length);
  // The games must still be there when they are weighed.
  return { bytes, games: games.length };
}

/** @param {import('./src/engines.mjs').Engine} engine @param {number} n @returns {{ bytes?: number, why?: string }} */
function weighApart(engine, n) {
  const run = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', fileURLToPath(import.meta.url), engine.slug, String(n)],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );
  if (run.error) return { why: 'takes more than a minute' };
  if (run.status === 0) return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '');
  return { why: /(\w*Error: .*)/.exec(run.stderr)?.[1]?.slice(0, 80) ?? 'fails' };
}

/** The largest board that an engine manages, and what keeps it from the next. @param {import('./src/engines.mjs').Engine} engine */
function largestOf(engine) {
  /** @type {{ name: string, side?: number, bytes?: number, why?: string }} */
  let largest = { name: labelOf(engine) };
  for (const n of SIDES) {
    const { bytes, why } = weighApart(engine, n);
    console.error([engine.slug, `${n}x${n}`, number(bytes), why].filter(Boolean).join('  '));
    if (why) return { ...largest, why: `${n}x${n}: ${why}` };
    largest = { ...largest, side: n, bytes };
  }
  return largest;
}

const results = (await loadEngines()).map(largestOf);
const text = [
  '# Memory, measured',
  '',
  `Node ${process.version}; games after their first open, a tenth of the cells mined, on the largest board that the engine makes within a minute; bytes a cell. ${new Date().toISOString()}. \`pnpm memory\``,
  '',
  table(
    ['engine', 'board', 'bytes a cell', 'why no larger board'],
    results.map(({ name, side: n, bytes, why = '' }) => [name, n ? `${n}x${n}` : '-', number(bytes), why]),
  ),
  '',
  chart(
    'What a game keeps, less is better',
    'bytes a cell',
    results.map(({ name, bytes }) => ({ name, value: bytes })),
  ),
  '',
].join('\n');
writeFileSync(new URL('results/memory.md', import.meta.url), text);
console.log(text);
