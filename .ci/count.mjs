/** What every check uses: it runs, is named in the output and is counted. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A folder of this run, for reports and tarballs. */
export const reports = mkdtempSync(join(tmpdir(), 'mines-'));

const count = { passed: 0, failed: 0 };

/** How many checks passed and failed so far. */
export const totals = () => ({ ...count });

/**
 * Runs a command, its output shown. Says whether it succeeded.
 *
 * @param {string} command @param {string[]} args @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/**
 * Runs a command beside others: its output is shown only if it fails.
 *
 * @param {string} command @param {string[]} args @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<string>} what it wrote
 */
export function quietly(command, args, { cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        text += data;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${code}\n${text}`));
    });
  });
}

/**
 * One check. It fails by answering `false` or by an error.
 *
 * @param {string} name @param {() => unknown} check
 */
export async function step(name, check) {
  console.log(`\n== ${name}`);
  let ok = false;
  try {
    ok = (await check()) !== false;
  } catch (error) {
    console.error(error);
  }
  if (ok) count.passed++;
  else count.failed++;
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'}`);
  return ok;
}

/**
 * Adds up a report of tests. Without one, or with none in it, the run itself has failed.
 *
 * @param {string} name @param {boolean} ok @param {() => [number, number]} read
 */
export function tests(name, ok, read) {
  try {
    const [good, bad] = read();
    count.passed += good;
    count.failed += bad;
    if ((!ok && bad === 0) || good + bad === 0) count.failed++;
  } catch (error) {
    console.error(`${name}: no report. ${error}`);
    count.failed++;
  }
}

/** @param {string} file */
export const report = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'));
