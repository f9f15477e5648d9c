import { chromium } from '@playwright/test';
import { launchOptions } from '../../../.ci/browser.mjs';

/** The network that Lighthouse calls slow 4G: bytes a second, and milliseconds until an answer begins. */
const SLOW_4G = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };

/**
 * How long a first visit on a slow phone network takes until a cell has answered a click.
 *
 * @param {string} address
 * @returns {Promise<{ played: number, files: string[] }>} milliseconds since the visit began; what came until then
 */
export async function firstPlay(address) {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await page.addInitScript(clickAsSoonAsPossible);
    await page.goto(address, { waitUntil: 'commit' });
    const played = await page.waitForFunction(() => Reflect.get(globalThis, 'played'), null, {
      timeout: 60_000,
    });
    return await played.jsonValue();
  } finally {
    await browser.close();
  }
}

/** Clicks the first cell that there is, frame by frame, and notes when one has opened. */
function clickAsSoonAsPossible() {
  const look = () => {
    const cell = document.querySelector('[role=gridcell]');
    if (cell instanceof HTMLElement && /^[0-8]$/.test(cell.dataset['face'] ?? '')) {
      const files = performance
        .getEntriesByType('resource')
        .map(
          ({ name, startTime, duration }) =>
            `${Math.round(startTime)}-${Math.round(startTime + duration)} ms ${name.replace(/.*\//, '')}`,
        );
      Object.assign(globalThis, { played: { played: Math.round(performance.now()), files } });
      return;
    }
    for (const [type, buttons] of /** @type {const} */ ([
      ['pointerdown', 1],
      ['pointerup', 0],
    ]))
      cell?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', buttons }),
      );
    requestAnimationFrame(look);
  };
  look();
}
