/**
 * Rendering in headless Chromium: our field, react-minesweeper and an unmemoised control, in turn.   node rendering/run.mjs [rounds=9]
 *
 * All on React 19 in production mode, without style sheets, on boards with one mine: what is timed is script, React, the
 * document and its layout, in CPU time of the page's main thread, so that other work on the machine does not count. Medians
 * over the rounds; the first does not count.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.ci/browser.mjs';
import { chart, number, table, time } from '../src/report/text.mjs';
import { median } from '../src/stats.mjs';

const rounds = Number(process.argv[2] ?? 9);
const here = fileURLToPath(new URL('.', import.meta.url));
const CONTESTANTS = ['ours', 'react-minesweeper', 'control'];
const BOARDS = [
  { width: 9, height: 9 },
  { width: 30, height: 16 },
  { width: 100, height: 100 },
];
const TASKS = ['show', 'flag', 'flood', 'new game', 'move the focus'];
const TIMES = 20;

/** A script for the browser with one contestant in it. @param {string} name */
async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [`${here}page.mjs`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    conditions: ['@mines/source'],
    alias: { contestant: `${here}contestants/${name}.mjs`, react: 'react-19', 'react-dom': 'react-dom-19' },
  });
  return outputFiles[0]?.text ?? '';
}

const browser = await chromium.launch(launchOptions());
const pages = [];
for (const name of CONTESTANTS) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.setContent('<!doctype html><title>contest</title>');
  await page.addScriptTag({ content: await bundle(name) });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  pages.push({ page, client, name: await page.evaluate(() => window.contest.name), samples: new Map() });
}

/** CPU time of the main thread so far, in milliseconds. */
async function cpu(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** One contestant on one board, task by task. */
async function play({ page, client }, board) {
  const result = new Map();
  const time = async (task, times, act) => {
    const before = await cpu(client);
    await act();
    result.set(task, ((await cpu(client)) - before) / times);
  };
  await time('show', 1, () => page.evaluate((size) => window.contest.show(size), board));
  if (await page.evaluate(() => window.contest.hasFocus()))
    await time('move the focus', TIMES, () =>
      page.evaluate((times) => window.contest.moveFocus(times), TIMES),
    );
  await time('flag', TIMES, () => page.evaluate((times) => window.contest.flag(times), TIMES));
  await time('new game', 1, () => page.evaluate(() => window.contest.newGame()));
  await time('flood', 1, () => page.evaluate(() => window.contest.flood()));
  await page.evaluate(() => window.contest.end());
  return result;
}

for (let round = 0; round <= rounds; round++) {
  for (const board of BOARDS) {
    // Another one begins each round.
    for (let turn = 0; turn < pages.length; turn++) {
      const contestant = pages[(turn + round) % pages.length];
      const result = await play(contestant, board);
      if (round === 0) continue;
      for (const [task, ms] of result) {
        const key = `${task} ${board.width}x${board.height}`;
        contestant.samples.set(key, [...(contestant.samples.get(key) ?? []), ms]);
      }
    }
  }
}
const version = browser.version();
await browser.close();

const value = ({ samples }, task, board) =>
  median(samples.get(`${task} ${board.width}x${board.height}`) ?? []);
const lines = [
  '# Rendering, measured',
  '',
  `Chromium ${version}, React 19.3.1, ${cpus()[0]?.model.trim()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds, medians; CPU time of the page's main thread. ${new Date().toISOString()}. \`pnpm rendering\``,
  '',
];
for (const board of BOARDS) {
  const [ours, ...others] = pages;
  lines.push(`## ${board.width}x${board.height}`, '');
  lines.push(
    table(
      ['', ...TASKS],
      [
        ...pages.map((page) => [page.name, ...TASKS.map((task) => time(value(page, task, board)))]),
        ...others.map((page) => [
          `ours is so many times faster than ${page.name}`,
          ...TASKS.map((task) => {
            const [mine, theirs] = [value(ours, task, board), value(page, task, board)];
            return mine && theirs ? number(theirs / mine) : '-';
          }),
        ]),
      ],
    ),
    '',
  );
}
const big = BOARDS[BOARDS.length - 1];
lines.push(
  '## One flag, milliseconds',
  '',
  chart(
    `One flag on ${big.width}x${big.height}`,
    'ms',
    pages.map((page) => ({ name: page.name, value: value(page, 'flag', big) })),
  ),
  '',
);
const text = lines.join('\n');
mkdirSync(new URL('../results', import.meta.url), { recursive: true });
writeFileSync(new URL('../results/rendering.md', import.meta.url), text);
console.log(text);
