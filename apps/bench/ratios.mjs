/**
 * The project's claims in one run: four races against the peers, and every check on ours. Prints them and whether each
 * holds, writes `<out>.json` and `<out>.md`, and ends with 1 where one does not.
 *
 *   node ratios.mjs [--quick] [--rounds 7] [--big-rounds 5] [--out results/ratios]
 */
import { parseArgs } from 'node:util';
import { loadEngines } from './src/engines.mjs';
import { machine } from './src/machine.mjs';
import { RACES } from './src/races.mjs';
import { writeResults } from './src/report/files.mjs';
import { outcomes, ratiosReport } from './src/report/ratios.mjs';
import { runChecks } from './src/stages/checks.mjs';
import { runRaces } from './src/stages/races.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    'big-rounds': { type: 'string' },
    out: { type: 'string' },
  },
});
const { quick } = values;
const plan = {
  rounds: Number(values.rounds ?? (quick ? 3 : 9)),
  bigRounds: Number(values['big-rounds'] ?? (quick ? 1 : 5)),
  evenness: { boards: quick ? 5000 : 200_000, budgetMs: 60_000 },
};
const started = new Date().toISOString();
const about = machine();
const engines = await loadEngines(['ours', ...new Set(RACES.flatMap(({ against }) => against))]);
const ours = engines.filter(({ slug }) => slug === 'ours');

const times = await runRaces(RACES, engines, plan);
const checks = (await runChecks(ours, plan.evenness))['ours'];
const result = {
  started,
  machine: about,
  plan,
  engines: engines.map(({ file: _, ...engine }) => engine),
  times,
  checks,
};
const ends = outcomes(result);
const report = ratiosReport(result);
writeResults(
  values.out ?? (quick ? 'results/quick-ratios' : 'results/ratios'),
  { ...result, outcomes: ends },
  report,
);
console.log(report);
process.exit(ends.some(({ holds }) => holds === false) ? 1 : 0);
