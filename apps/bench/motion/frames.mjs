/**
 * Frames a second while things move, in headless Chromium.   node motion/frames.mjs [slowdown=4] [runs=5]
 *
 * Expert is played in the built demo: the field builds itself up, a flood opens, all mines blast, the focus is moved by
 * a held arrow key. Floods that travel ring by ring are played on a page of the field alone. Frames are those that
 * `requestAnimationFrame` gets; the slowdown is the browser's own. Each figure is a median over runs, all races once,
 * then all once more.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { launchOptions } from '../../../.ci/browser.mjs';
import { median } from '../src/stats.mjs';

const slowdown = Number(process.argv[2] ?? 4);
const runs = Number(process.argv[3] ?? 5);
const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Counts frames for a while. */
function frames(page, ms) {
  return page.evaluate(
    (length) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let last = begun;
        let count = 0;
        let worst = 0;
        const next = () => {
          const now = performance.now();
          count++;
          worst = Math.max(worst, now - last);
          last = now;
          if (now - begun < length) requestAnimationFrame(next);
          else resolve({ perSecond: (count * 1000) / (now - begun), worst });
        };
        requestAnimationFrame(next);
      }),
    ms,
  );
}

/** A key that is held down repeats thirty times a second; it turns round at the edge. */
function holdArrow(page, ms) {
  return page.evaluate(
    (length) =>
      new Promise((resolve) => {
        let key = 'ArrowRight';
        let pressed = 0;
        const timer = setInterval(() => {
          if (++pressed % 29 === 0) key = key === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
          const press = { key, bubbles: true, cancelable: true, repeat: true };
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
          if (pressed * 33 > length) {
            clearInterval(timer);
            resolve(pressed);
          }
        }, 33);
      }),
    ms,
  );
}

/** The middle of each element. Asked for before the race: looking for an element is work of the page. */
const middles = (page, selector) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );

/** Clicks what is at these points, one after the other. */
async function click(page, ...points) {
  for (const { x, y } of points) await page.mouse.click(x, y);
}

const faces = (page, name) => page.locator(`[data-face="${name}"]`).count();
const phase = (page) => page.locator('[data-phase]').getAttribute('data-phase');

/** How long each lasts, what is done, and whether it really came about. `cells` and `button` are points. */
const races = {
  'building up': {
    ms: 1700,
    act: (page, { button }) => click(page, button),
    seen: async (page) => ['loading', 'ready'].includes(await phase(page)),
  },
  'a flood': {
    ms: 600,
    act: (page, { cells }) => click(page, cells[255]),
    seen: async (page) => (await faces(page, 'closed')) < 450,
  },
  'all mines blasting': {
    ms: 4500,
    act: (page, { cells }) => click(page, cells[255], cells[300], cells[301], cells[302]),
    seen: async (page) => (await faces(page, 'mine')) + (await faces(page, 'exploded')) === 99,
  },
  'a held arrow key': {
    ms: 2000,
    prepare: (page) => page.locator('.mines-cell').first().focus(),
    act: (page) => holdArrow(page, 2000),
    seen: async (page) => (await page.locator('[data-focused]').count()) === 1,
  },
  'ring by ring, 153 cells of expert': {
    rings: '?board=30x16x99&seed=flood-1056',
    ms: 1800,
    act: (page, { cells }) => click(page, cells[255]),
    seen: async (page) => (await faces(page, 'closed')) === 480 - 153,
  },
  'ring by ring, 457 cells of 30x16': {
    rings: '?board=30x16x20&seed=flood-8',
    ms: 1800,
    act: (page, { cells }) => click(page, cells[255]),
    seen: async (page) => (await faces(page, 'closed')) === 480 - 457,
  },
};

async function race(browser, address, { ms, act, prepare, seen }) {
  // What a first visit stores for offline play is no part of a motion.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const client = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.locator('[data-phase="ready"]').waitFor();
  const cells = await middles(page, '.mines-cell');
  const [button] = await middles(page, '.mines-new-game');
  await prepare?.(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const counting = frames(page, ms);
  await act(page, { cells, button });
  const result = await counting;
  if (!(await seen(page))) throw new Error(`${address} did not come to what was to be measured.`);
  await page.close();
  return result;
}

// No dependency of this workspace: its React is the old one that a peer wants.
const ours = folder('../../../packages/react/');
await build({
  configFile: false,
  root: folder('page'),
  base: './',
  logLevel: 'error',
  build: { outDir: folder('../.cache/motion'), emptyOutDir: true },
  resolve: {
    conditions: ['@mines/source', ...defaultClientConditions],
    alias: [
      { find: /^react(-dom)?(?=\/|$)/, replacement: `${ours}node_modules/react$1` },
      { find: /^@mines\/react$/, replacement: `${ours}src/index.ts` },
      { find: '@mines/react/flood', replacement: `${ours}src/flood-rings.ts` },
      { find: /^@mines\/react\/(.*\.css)$/, replacement: `${ours}$1` },
    ],
  },
});
const serve = (root, outDir, port) =>
  preview({ configFile: false, root, build: { outDir }, preview: { port }, logLevel: 'error' });
const port = Number(process.env.MINES_PORT ?? 4180);
const game = await serve(folder('../../demo'), 'dist', port);
const field = await serve(folder('..'), '.cache/motion', port + 1);
const browser = await chromium.launch(launchOptions());
const addressOf = ({ rings }) =>
  rings
    ? `${field.resolvedUrls?.local[0]}${rings}`
    : `${game.resolvedUrls?.local[0]}?board=30x16x99&seed=tomato`;

const results = Object.fromEntries(Object.keys(races).map((name) => [name, []]));
const before = loadavg()[0];
for (let run = 0; run < runs; run++)
  for (const [name, plan] of Object.entries(races))
    results[name].push(await race(browser, addressOf(plan), plan));
await browser.close();
await Promise.all([game, field].map((site) => site.close()));

const middle = (name, of) => median(results[name].map(of));
console.log(
  `Load ${before.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end; medians of ${runs}.\n`,
);
console.log(`| motion, expert, CPU slowed down ${slowdown} times | frames a second | longest frame, ms |`);
console.log('| --- | --- | --- |');
for (const name of Object.keys(races)) {
  const [perSecond, worst] = [middle(name, (r) => r.perSecond), middle(name, (r) => r.worst)];
  console.log(`| ${name} | ${perSecond.toFixed(1)} | ${worst.toFixed(0)} |`);
}
