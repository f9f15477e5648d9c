/**
 * Runs every check of the project and counts: each test is one, each check without tests of its own is one.
 * The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'mines-'));
let passed = 0;
let failed = 0;

/** @param {string} command @param {string[]} args @param {{ cwd?: string, env?: Record<string, string> }} [options] */
function run(command, args, { cwd = root, env = {} } = {}) {
  return spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** @param {string} name @param {() => boolean} check */
function step(name, check) {
  console.log(`\n== ${name}`);
  let ok = false;
  try {
    ok = check();
  } catch (error) {
    console.error(error);
  }
  if (ok) passed++;
  else failed++;
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'}`);
  return ok;
}

/**
 * Adds up a report of tests. Without one, or with none in it, the run itself has failed.
 *
 * @param {string} name @param {boolean} ok @param {() => [number, number]} count
 */
function tests(name, ok, count) {
  try {
    const [good, bad] = count();
    passed += good;
    failed += bad;
    if ((!ok && bad === 0) || good + bad === 0) failed++;
  } catch (error) {
    console.error(`${name}: no report. ${error}`);
    failed++;
  }
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'));

const PACKAGES = ['core', 'solver', 'react'];

step('browser', () => Boolean(ensureBrowser()));
step('build', () => run('pnpm', ['build']));
step('lint and format', () => run('biome', ['check', '--error-on-warnings', '.']));
for (const project of [
  'packages/core',
  'packages/solver',
  'packages/react',
  'packages/art',
  'apps/demo',
  '.storybook',
]) {
  step(`types of ${project}`, () => run('tsc', ['-p', join(project, 'tsconfig.json')]));
}
for (const name of PACKAGES) {
  const cwd = join(root, 'packages', name);
  const tarball = join(reports, `${name}.tgz`);
  step(`pack ${name}`, () => run('pnpm', ['pack', '--out', tarball], { cwd }));
  step(`publint ${name}`, () => run('publint', ['--strict', tarball]));
  step(`types of packed ${name}`, () =>
    run('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'themes/plain.css',
    ]),
  );
}
step('size', () => run('size-limit', []));

const unit = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'unit.json')}`,
]);
tests('unit', unit, () => {
  const { numPassedTests, numFailedTests } = read('unit.json');
  return [numPassedTests, numFailedTests];
});

const e2e = run('playwright', ['test'], {
  cwd: join(root, 'apps/demo'),
  env: { MINES_E2E_REPORT: join(reports, 'e2e.json') },
});
tests('end to end', e2e, () => {
  const { stats } = read('e2e.json');
  return [stats.expected, stats.unexpected + stats.flaky];
});

// Asked for by `.ci/run`: not every machine that changes the code has every browser.
if (process.env['MINES_BROWSERS'] === 'all') {
  const report = join(reports, 'browsers.json');
  const others = run('pnpm', [
    'test:browsers',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  tests('other browsers', others, () => {
    const { numPassedTests, numFailedTests } = read('browsers.json');
    return [numPassedTests, numFailedTests];
  });
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
