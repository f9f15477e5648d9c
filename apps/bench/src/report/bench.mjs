/** The result of `bench.mjs` as markdown tables. */
import { labelOf } from '../engines.mjs';
import { describeMachine } from '../machine.mjs';
import { CLAIMS, judge } from '../verdicts/index.mjs';
import { chart, number, percent, range, table, time } from './text.mjs';

/**
 * @typedef {import('../engines.mjs').Engine} Engine
 * @typedef {import('../stages/speed.mjs').SpeedResult} SpeedResult
 * @typedef {import('../stages/big-boards.mjs').BigResult} BigResult
 * @typedef {import('../stages/big-boards.mjs').Whole} Whole
 * @typedef {import('../stages/checks.mjs').CheckResults} CheckResults
 * @typedef {object} BenchResult
 * @property {string} started
 * @property {import('../machine.mjs').Machine} machine
 * @property {import('../plan.mjs').Plan} plan
 * @property {Pick<Engine, 'slug' | 'name' | 'version' | 'note'>[]} engines
 * @property {Record<string, Record<'firstReveal' | 'game', SpeedResult>>} [speed]
 * @property {Record<string, BigResult>} [big]
 * @property {Record<string, CheckResults>} [checks]
 */

/**
 * @param {BenchResult} result
 * @returns {string}
 */
export function benchReport(result) {
  const { machine, plan, engines, speed, big, checks } = result;
  const parts = [
    '# The engines side by side',
    `${describeMachine(machine)}; ${plan.rounds} rounds of small boards, ${plan.bigRounds} of big ones, engines in ` +
      `turn, medians; times are CPU time; a big board may take ${plan.limitMs / 1000} s. ${result.started}.`,
    ...(speed ? speedTables(engines, speed) : []),
    ...(big ? bigTables(engines, big) : []),
    ...(checks ? checkTables(engines, checks) : []),
    '## Notes',
    ...engines.filter(({ note }) => note).map(({ name, note }) => `- ${name}: ${note}.`),
  ];
  return `${parts
    .join('\n\n')
    .replaceAll(/\n\n- /g, '\n- ')
    .replace('## Notes\n', '## Notes\n\n')}\n`;
}

/**
 * @param {BenchResult['engines']} engines
 * @param {NonNullable<BenchResult['speed']>} speed
 */
function speedTables(engines, speed) {
  const head = [
    'engine',
    'create + first reveal, boards/s',
    'min-max',
    'whole game (all safe cells opened), ms',
    'min-max',
    'says won',
  ];
  const rows = engines.map((engine) => {
    const { firstReveal, game } = speed[engine.slug];
    const lost = game.last?.lostBySafe;
    return [
      labelOf(engine),
      speedText(firstReveal),
      range(firstReveal.samples),
      speedText(game),
      range(game.samples),
      game.last
        ? `${game.last.wonShare === 1 ? 'yes' : game.last.wonShare === 0 ? 'NO' : percent(game.last.wonShare, 1)}` +
          `${lost ? `, ${percent(lost, 1)} LOST by opening safe cells` : ''}`
        : '-',
    ];
  });
  const bars = (/** @type {'firstReveal' | 'game'} */ task) =>
    engines.map((engine) => {
      const { error, median } = speed[engine.slug][task];
      return { name: labelOf(engine), value: error ? undefined : median };
    });
  return [
    '## Small boards (30 wide, 16 high, 99 mines)',
    table(head, rows),
    '† fails on the wide board; a 22x22 board of about the same area instead.',
    chart('Create + first reveal, more is better', 'boards a second', bars('firstReveal')),
    chart('A whole game, less is better', 'ms', bars('game')),
  ];
}

/** @param {SpeedResult} result */
const speedText = ({ median, square, error }) => error ?? `${number(median)}${square ? ' †' : ''}`;

/**
 * @param {BenchResult['engines']} engines
 * @param {NonNullable<BenchResult['big']>} big
 */
function bigTables(engines, big) {
  const head = [
    'engine',
    'empty (1 mine): create',
    'open all',
    'largest empty square that floods',
    '10% mines: create',
    'first reveal',
    'one press of flag',
  ];
  const rows = engines.map((engine) => {
    const { flood, empty, tenth, flag } = big[engine.slug];
    const fails = flood.overflow ? 'STACK OVERFLOW' : (flood.error ?? '');
    const other = empty.last && empty.last.mines !== 1 ? `, ${number(empty.last.mines)} mines` : '';
    return [
      labelOf(engine),
      time(empty.createMedian),
      empty.last
        ? `${time(empty.revealMedian)} (${number(empty.last.open)} opened${other})`
        : `${fails} at ${flood.failsAt}x${flood.failsAt}`,
      flood.largest ? `${flood.largest} (${time(flood.largestMs)})` : 'none',
      tenth.createMedian === undefined
        ? tenth.overflow
          ? '-'
          : (tenth.error ?? '-')
        : time(tenth.createMedian),
      tenthText(tenth),
      flagText(flag),
    ];
  });
  return ['## 1000x1000 boards', table(head, rows)];
}

/** @param {Whole} tenth */
function tenthText({ revealMedian, last, overflow, error }) {
  if (!last) return overflow ? 'STACK OVERFLOW' : '-';
  return `${time(revealMedian)} (${number(last.open)} opened)${error ? ` (and once: ${error})` : ''}`;
}

/** @param {BigResult['flag']} flag */
function flagText({ median, last, error }) {
  if (median === undefined || !last) return error ?? '-';
  const board = last.n === 1000 ? '' : `only ${last.n}x${last.n}, `;
  const other = last.mines === 100000 ? '' : ` (${board}${number(last.mines)} mines)`;
  return `${time(median / 1000)}${last.worked ? '' : ' (no effect)'}${other}`;
}

/**
 * @param {BenchResult['engines']} engines
 * @param {NonNullable<BenchResult['checks']>} checks
 */
function checkTables(engines, checks) {
  /** @param {string} group */
  const verdicts = (group) => {
    const claims = CLAIMS.filter((claim) => claim.group === group);
    const rows = engines.map((engine) => [
      labelOf(engine),
      ...claims.map((claim) => judge(claim, checks[engine.slug]).text),
    ]);
    return table(['engine', ...claims.map(({ title }) => title)], rows);
  };
  /** @param {(checks: CheckResults) => Record<string, import('../checks/probes.mjs').Probe>} pick */
  const probes = (pick) => {
    const names = Object.keys(pick(checks[engines[0].slug]));
    const rows = engines.map((engine) => [
      labelOf(engine),
      ...names.map((name) => probeText(pick(checks[engine.slug])[name])),
    ]);
    return table(['engine', ...names], rows);
  };
  return [
    '## Mines and numbers',
    verdicts('laying'),
    '## Playing',
    verdicts('playing'),
    '## What makes no sense is refused',
    verdicts('refusing'),
    '### Boards (5 s limit each)',
    probes(({ boards }) => boards),
    '### Reveals',
    probes(({ clicks }) => clicks.reveal),
  ];
}

/** @param {import('../checks/probes.mjs').Probe} probe */
function probeText({ result, detail, own }) {
  if (result === 'other board') return `→ ${detail}`;
  if (result === 'accepted' || result === 'ACTS on a cell') return `${result}: ${detail}`;
  return result === 'throws' && own ? 'throws, own message' : result;
}
