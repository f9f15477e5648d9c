/** The main path of the built demo in Firefox and WebKit. What follows the command goes to vitest. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureOtherBrowsers } from './browser.mjs';

const cwd = fileURLToPath(new URL('../apps/demo', import.meta.url));

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;

ensureOtherBrowsers();
const passed =
  run('pnpm', 'build') &&
  run('pnpm', 'vitest', 'run', '--config', 'browsers/vitest.config.ts', ...process.argv.slice(2));
process.exitCode = passed ? 0 : 1;
