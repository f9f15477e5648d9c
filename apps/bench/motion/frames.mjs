/**
 * Frames a second of the demo while things move, in headless Chromium.   node motion/frames.mjs [slowdown=4]
 *
 * The built demo is served and played on expert: the field builds itself up, a flood opens, all mines blast, the focus
 * is moved by a held arrow key. Frames are those that `requestAnimationFrame` gets; the slowdown is the browser's own.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../../.ci/browser.mjs';

const slowdown = Number(process.argv[2] ?? 4);
const EXPERT = '?board=30x16x99&seed=tomato';

const site = await preview({
  root: fileURLToPath(new URL('../../demo', import.meta.url)),
  preview: { port: 4180 },
});
const address = site.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions());

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

const races = {
  'building up': [1700, (page) => page.locator('.mines-new-game').click()],
  'a flood': [600, (page) => page.getByRole('gridcell').nth(255).click()],
  'all mines blasting': [
    4500,
    async (page) => {
      for (const cell of [255, 300, 301, 302])
        await page.getByRole('gridcell').nth(cell).click({ force: true });
    },
  ],
  'a held arrow key': [
    2000,
    async (page) => {
      await page.getByRole('gridcell').first().focus();
      await holdArrow(page, 2000);
    },
  ],
};

console.log(`| motion, expert, CPU slowed down ${slowdown} times | frames a second | longest frame, ms |`);
console.log('| --- | --- | --- |');
for (const [name, [ms, act]] of Object.entries(races)) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const client = await page.context().newCDPSession(page);
  await page.goto(`${address}${EXPERT}`);
  await page.locator('[data-phase="ready"]').waitFor();
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const counting = frames(page, ms);
  await act(page);
  const { perSecond, worst } = await counting;
  console.log(`| ${name} | ${perSecond.toFixed(1)} | ${worst.toFixed(0)} |`);
  await page.close();
}
await browser.close();
await site.close();
