/**
 * All engines side by side; the options are in README.md. Writes `<out>.json` and `<out>.md`.
 */
import { loadEngines } from './src/engines.mjs';
import { machine } from './src/machine.mjs';
import { planFromArguments } from './src/plan.mjs';
import { benchReport } from './src/report/bench.mjs';
import { writeResults } from './src/report/files.mjs';
import { measureBigBoards } from './src/stages/big-boards.mjs';
import { runChecks } from './src/stages/checks.mjs';
import { measureSpeed } from './src/stages/speed.mjs';

const plan = planFromArguments();
const engines = await loadEngines(plan.only);
const started = new Date().toISOString();
const about = machine();

/** @param {string} stage */
const wanted = (stage) => !plan.skip.includes(stage);
const result = {
  started,
  machine: about,
  plan,
  engines: engines.map(({ file: _, ...engine }) => engine),
  ...(wanted('speed') && { speed: await measureSpeed(engines, plan) }),
  ...(wanted('big') && { big: await measureBigBoards(engines, plan) }),
  ...(wanted('checks') && { checks: await runChecks(engines, plan.evenness) }),
  finished: new Date().toISOString(),
};
const report = benchReport(result);
writeResults(plan.out, result, report);
console.log(report);
// An adapter may have left something running in this process.
process.exit(0);
