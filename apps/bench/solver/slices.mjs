/**
 * How long the main thread is kept at a time while boards without guesses are laid where there are no workers.
 *
 *   node solver/slices.mjs [layouts=40] [node|browser ...]
 *
 * A turn is a task of the event loop, from its begin to its end with all its promises. In Chromium it is read from the
 * browser's own trace; in Node it is the time between two rounds of the loop. Layouts follow each other without a pause
 * of the caller's, which is the worst case. The first layouts of each board are laid by code that is not compiled yet.
 *
 * Clocks go on while other programs have the processor, so times are given by the thread's own clock too (in Node: the
 * process's, helper threads included, the smaller of the two).
 */
import { fileURLToPath } from 'node:url';
import { presets } from '@mines/core';
import { layNoGuess } from '@mines/solver/worker';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.ci/browser.mjs';

const [count = '40', ...wanted] = process.argv.slice(2);
const layouts = Number(count);
const where = wanted.length > 0 ? wanted : ['node', 'browser'];
const boards = {
  ...presets,
  '30x16/130': { width: 30, height: 16, mines: 130 },
  '100x100/1700': { width: 100, height: 100, mines: 1700 },
  '200x200/6800': { width: 200, height: 200, mines: 6800 },
};

/** Turns that are shorter than this, in milliseconds, are the page's own: layouts are laid in longer ones. */
const SHORT = 0.5;

function say(name, place, walls, owns, failed) {
  const own = owns.filter((ms) => ms >= SHORT);
  const wall = walls.filter((_, i) => owns[i] >= SHORT);
  const quantile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const figures = (times) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `p50 ${quantile(sorted, 0.5).toFixed(1)} p99 ${quantile(sorted, 0.99).toFixed(1)} longest ${quantile(sorted, 1).toFixed(1)}`;
  };
  console.log(
    `${place}, ${name}: ${layouts} layouts${failed ? ` (${failed} given up)` : ''}, ${own.length} turns of 0.5 ms or more;`,
    `own ms ${figures(own)}; clock ms ${figures(wall)}`,
  );
}

/** Lays boards one after the other; answers how many were given up. */
async function layAll(lay, name, board, layouts) {
  let failed = 0;
  for (let n = 0; n < layouts; n++) {
    const start = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
    await lay(board, { seed: `${name} ${n}`, start }).catch(() => failed++);
  }
  return failed;
}

async function inNode() {
  for (const [name, board] of Object.entries(boards)) {
    const wall = [];
    const own = [];
    let going = true;
    let last = performance.now();
    let used = process.cpuUsage();
    const round = () => {
      const now = performance.now();
      const { user, system } = process.cpuUsage(used);
      wall.push(now - last);
      own.push(Math.min(now - last, (user + system) / 1000));
      last = performance.now();
      used = process.cpuUsage();
      if (going) setImmediate(round);
    };
    setImmediate(round);
    await new Promise((resume) => setTimeout(resume, 5));
    wall.length = 0;
    own.length = 0;
    const failed = await layAll(layNoGuess, name, board, layouts);
    going = false;
    await new Promise((resume) => setTimeout(resume, 5));
    say(name, 'node', wall, own, failed);
  }
}

/** The turns of a thread between two marks: tasks with the promises that are settled after them, in microseconds. */
function turnsIn(events, begin, end) {
  const turns = [];
  let over = 0;
  const parts = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === begin.pid && tid === begin.tid)
    .filter(({ name }) => /RunTask$|PerformMicrotaskCheckpoint$/.test(name))
    .filter(({ ts, dur }) => ts + dur >= begin.ts && ts <= end.ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  for (const { name, ts, dur, tdur = dur } of parts) {
    // One that lies within another is counted there.
    if (ts < over) continue;
    over = ts + dur;
    const last = turns.at(-1);
    if (last && !name.endsWith('RunTask')) {
      last.wall += dur;
      last.own += tdur;
    } else turns.push({ wall: dur, own: tdur });
  }
  return turns;
}

async function inBrowser() {
  const bundle = await build({
    stdin: {
      contents: `export { layNoGuess } from '@mines/solver/worker';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const script = `${bundle.outputFiles[0].text.replace(/export \{[^}]*\};?\s*$/, '')}
    const layAll = ${layAll};
    globalThis.lay = (name, board, layouts) => layAll(layNoGuess, name, board, layouts);`;
  const browser = await chromium.launch(launchOptions());
  for (const [name, board] of Object.entries(boards)) {
    // A new page each: none has compiled anything yet.
    const page = await browser.newPage();
    await page.goto('about:blank');
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await page.addScriptTag({ type: 'module', content: script });
    await page.waitForFunction(() => 'lay' in globalThis);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
    const failed = await page.evaluate(
      async ([name, board, layouts]) => {
        performance.mark('mines-begin');
        const failed = await globalThis.lay(name, board, layouts);
        performance.mark('mines-end');
        return failed;
      },
      [name, board, layouts],
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const begin = traceEvents.find((event) => event.name === 'mines-begin');
    const end = traceEvents.find((event) => event.name === 'mines-end');
    const turns = turnsIn(traceEvents, begin, end);
    const wall = turns.map(({ wall }) => wall / 1000);
    const own = turns.map(({ own }) => own / 1000);
    say(name, 'Chromium', wall, own, failed);
    await page.close();
  }
  await browser.close();
}

if (where.includes('node')) await inNode();
if (where.includes('browser')) await inBrowser();
