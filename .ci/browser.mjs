import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Where a Firefox is. */
export function findFirefox() {
  return find('a Firefox', 'firefox-esr', 'MINES_FIREFOX', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
}

/** Where WebKitGTK's driver and its small browser are. */
export function findWebKit() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  const browsers = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
  );
  return {
    driver: find('a WebKitWebDriver', 'webkit2gtk-driver', 'MINES_WEBKIT_DRIVER', [
      '/usr/bin/WebKitWebDriver',
    ]),
    browser: find('a MiniBrowser', 'libwebkit2gtk-4.1-0', 'MINES_WEBKIT', browsers),
  };
}

/** Finds Firefox, WebKit and a display without a screen, or installs them where that is allowed. */
export function ensureOtherBrowsers() {
  try {
    find('xvfb-run', 'xvfb', 'MINES_XVFB', ['/usr/bin/xvfb-run']);
    return { firefox: findFirefox(), webkit: findWebKit() };
  } catch (missing) {
    if (process.getuid?.() !== 0) throw missing;
    const packages = 'firefox-esr webkit2gtk-driver xvfb';
    console.log(`${missing instanceof Error ? missing.message : missing} Installing ${packages}.`);
    const install = `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq ${packages}`;
    spawnSync('sh', ['-c', install], { stdio: 'inherit', timeout: 600_000 });
    return { firefox: findFirefox(), webkit: findWebKit() };
  }
}

/** @param {string} what @param {string} pack @param {string} variable @param {string[]} places */
function find(what, pack, variable, places) {
  const named = process.env[variable];
  const found = [...(named ? [named] : []), ...places].find((path) => existsSync(path));
  if (!found)
    throw new Error(
      `There is no ${what.replace(/^a /, '')} here. Install it (Debian: apt-get install ${pack}) or name it in ${variable}.`,
    );
  return found;
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
