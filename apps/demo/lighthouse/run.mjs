/**
 * Says how the built demo does on a phone: Lighthouse's four scores and its times, and how long a first visit on slow 4G
 * takes until a cell answers. Fails below the targets. Times depend on what else the machine does.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../../.ci/browser.mjs';
import { serve } from '../../../.ci/site.mjs';
import { firstPlay } from './first-play.mjs';

/** The least scores. */
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The longest first visit until a cell answers, in milliseconds. */
const PLAYED = 2000;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'interactive',
];

const site = await serve(fileURLToPath(new URL('../dist', import.meta.url)));
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const missed = [...(await scores(site.url)), ...(await plays(site.url))];
  for (const what of missed) console.log(`below the target: ${what}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  site.close();
}

/** @param {string} address */
async function scores(address) {
  const { executablePath, args } = launchOptions();
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless=new', ...args],
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error('Lighthouse has no result.');
    const { lhr } = result;
    // Lighthouse's own measure of the machine at that moment: desktops have 1500 and more.
    console.log(`benchmark index ${lhr.environment.benchmarkIndex}`);
    for (const id of TIMES) console.log(`${lhr.audits[id]?.title}: ${lhr.audits[id]?.displayValue}`);
    return Object.entries(TARGETS).flatMap(([name, target]) => {
      const category = lhr.categories[name];
      const score = Math.round((category?.score ?? 0) * 100);
      console.log(`${name}: ${score}`);
      if (score >= target) return [];
      const short = (category?.auditRefs ?? []).filter(
        ({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9,
      );
      return [`${name} ${score} of ${target}: ${short.map(({ id }) => id).join(', ')}`];
    });
  } finally {
    chrome.kill();
  }
}

/** @param {string} address */
async function plays(address) {
  const { played, files } = await firstPlay(address);
  for (const file of files) console.log(`  ${file}`);
  console.log(`a cell answers on slow 4G after ${played} ms`);
  return played <= PLAYED ? [] : [`first play ${played} ms of ${PLAYED}`];
}
