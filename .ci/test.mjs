/**
 * Runs every check of the project and counts: each test is one, each check without tests of its own is one.
 * The last line is `N passed, N failed`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { checkBudget } from './budget.mjs';
import { checkConsumers } from './consumers.mjs';
import { report, reports, root, run, step, tests, totals } from './count.mjs';
import { checkExamples } from './examples.mjs';
import { checkPackages } from './packages.mjs';

await step('browser', () => Boolean(ensureBrowser()));
await step('build', () => run('pnpm', ['build']));
await step('lint and format', () => run('biome', ['check', '--error-on-warnings', '.']));
await step('nothing is left over', () => run('knip', []));
for (const project of [
  'packages/core',
  'packages/solver',
  'packages/react',
  'packages/art',
  'docs',
  'apps/demo',
  'apps/examples',
  '.storybook',
]) {
  await step(`types of ${project}`, () => run('tsc', ['-p', join(project, 'tsconfig.json')]));
}
await checkPackages(reports);
await checkConsumers(reports);
await checkExamples(reports);
await step('size', () => run('size-limit', []));
await step('storybook as a site', () => run('pnpm', ['--filter', '@mines/docs', 'site']));
await step('size of the demo', () => checkBudget(join(root, 'apps/demo/dist')));

const unit = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'unit.json')}`,
]);
tests('unit', unit, () => {
  const { numPassedTests, numFailedTests } = report('unit.json');
  return [numPassedTests, numFailedTests];
});

const e2e = run('playwright', ['test'], {
  cwd: join(root, 'apps/demo'),
  env: { MINES_E2E_REPORT: join(reports, 'e2e.json') },
});
tests('end to end', e2e, () => {
  const { stats } = report('e2e.json');
  return [stats.expected, stats.unexpected + stats.flaky];
});

// Asked for by `.ci/run`: not every machine that changes the code has every browser.
if (process.env['MINES_BROWSERS'] === 'all') {
  const others = run('pnpm', [
    'test:browsers',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'browsers.json')}`,
  ]);
  tests('other browsers', others, () => {
    const { numPassedTests, numFailedTests } = report('browsers.json');
    return [numPassedTests, numFailedTests];
  });
}

rmSync(reports, { recursive: true, force: true });
const { passed, failed } = totals();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
