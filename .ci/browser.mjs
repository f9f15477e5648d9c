import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const ON_THE_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where a Chromium is: the one that the variable names, Playwright's own, or the system's.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env['MINES_CHROMIUM'];
  return [...(named ? [named] : []), chromium.executablePath(), ...ON_THE_SYSTEM].find((path) =>
    existsSync(path),
  );
}

/**
 * How to start it. Chromium's sandbox refuses to run as root; the rest keeps it from calling home.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const executablePath = findBrowser();
  const root = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/** Finds a Chromium or installs one; says what to install where neither can be done. */
export function ensureBrowser() {
  const ways = [
    ['playwright', 'install', 'chromium'],
    ...(process.getuid?.() === 0
      ? [['sh', '-c', 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq chromium']]
      : []),
  ];
  for (const [command = '', ...args] of ways) {
    if (findBrowser()) break;
    console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
  }
  const found = findBrowser();
  if (!found) {
    throw new Error(
      'There is no Chromium here. Install one (Debian: apt-get install chromium) or name it in MINES_CHROMIUM.',
    );
  }
  return found;
}
