/** The result of `ratios.mjs` as markdown. */
import { labelOf } from '../engines.mjs';
import { describeMachine } from '../machine.mjs';
import { RACES } from '../races.mjs';
import { CLAIMS, judge } from '../verdicts/index.mjs';
import { chart, number, range, table } from './text.mjs';

/**
 * @typedef {import('../races.mjs').Race} Race
 * @typedef {import('../stages/races.mjs').Time} Time
 * @typedef {import('../stages/checks.mjs').CheckResults} CheckResults
 * @typedef {Pick<import('../engines.mjs').Engine, 'slug' | 'name' | 'version'>} Engine
 * @typedef {object} RatiosResult
 * @property {string} started
 * @property {import('../machine.mjs').Machine} machine
 * @property {{ rounds: number, bigRounds: number }} plan
 * @property {Engine[]} engines
 * @property {Record<string, Time[]>} times
 * @property {CheckResults} checks of ours
 */

/** Ours lays its mines at the first open, and to take a move back is to keep the game before it. */
const NOT_OFFERED = ['mines at creation', 'undo'];

/**
 * Every claim of the project, in words, and whether it holds in this run.
 *
 * @param {Pick<RatiosResult, 'times' | 'checks'>} result
 * @returns {{ title: string, text: string, holds: boolean | null }[]} `holds` is null for what ours does not offer
 */
export function outcomes({ times, checks }) {
  const speed = RACES.flatMap(({ key, title, targets }) => {
    const medians = Object.fromEntries(times[key].map(({ slug, median }) => [slug, median]));
    const failure = times[key].find(({ slug }) => slug === 'ours')?.error;
    const { ours } = medians;
    return targets.map(({ text, holds }) => ({
      title,
      text: failure ? `${text}: ${failure}` : text,
      holds: !failure && ours !== undefined && holds(ours, medians),
    }));
  });
  const correct = CLAIMS.map((claim) => {
    const { ok, text } = judge(claim, checks);
    // What could not be tried counts as wrong, unless it is known not to be there.
    return { title: claim.title, text, holds: NOT_OFFERED.includes(claim.title) ? ok : ok === true };
  });
  return [...speed, ...correct, houseStyle(checks)];
}

/**
 * The errors for ill-formed values are worded like all of ours.
 *
 * @param {CheckResults} checks
 */
function houseStyle({ boards, clicks }) {
  const probes = [boards, ...Object.values(clicks)].flatMap((probes) => Object.values(probes));
  const thrown = probes.filter(({ result }) => result === 'throws');
  const strange = thrown.filter(({ detail = '' }) => !/^(Board|Range)Error: mines: /.test(detail));
  return {
    title: 'every such error is a BoardError or RangeError that begins with mines:',
    text: strange.length ? `NO (${strange[0].detail})` : `yes (${thrown.length})`,
    holds: thrown.length > 0 && strange.length === 0,
  };
}

/**
 * @param {RatiosResult} result
 * @returns {string}
 */
export function ratiosReport(result) {
  const { machine, plan, engines, times, started } = result;
  const ends = outcomes(result);
  const missed = ends.filter(({ holds }) => holds === false);
  const tried = ends.filter(({ holds }) => holds !== null);
  const parts = [
    '# What @mines/core claims, measured',
    `${describeMachine(machine)}; ${plan.rounds} rounds of small boards, ${plan.bigRounds} of big ones, engines in ` +
      `turn in one run, medians; times are CPU time. ${started}.`,
    missed.length
      ? `**${missed.length} of ${tried.length} claims are missed: ${missed.map(({ title }) => title).join('; ')}.**`
      : `All ${tried.length} claims hold.`,
    ...RACES.flatMap((race) => raceSection(race, times[race.key], engines, ends)),
    '## Right',
    table(
      ['claim', 'seen', 'holds'],
      ends
        .filter(({ title }) => !RACES.some((race) => race.title === title))
        .map(({ title, text, holds }) => [title, text, holds ? 'yes' : holds === null ? '-' : '**NO**']),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * @param {Race} race
 * @param {Time[]} times
 * @param {Engine[]} engines
 * @param {ReturnType<typeof outcomes>} ends
 */
function raceSection({ title, unit, better }, times, engines, ends) {
  const ours = times[0].median;
  const nameOf = (/** @type {string} */ slug) => {
    const engine = engines.find((one) => one.slug === slug);
    return engine ? labelOf(engine) : slug;
  };
  const rows = times.map(({ slug, samples, median, error, square, remark }) => {
    const ratio =
      median === undefined || ours === undefined
        ? undefined
        : better === 'less'
          ? median / ours
          : ours / median;
    return [
      nameOf(slug),
      error ?? `${number(median)} ${unit}`,
      range(samples),
      slug === 'ours' || ratio === undefined ? '' : `${number(ratio)}`,
      [square && '22x22/99, since it fails on wide boards', remark].filter(Boolean).join('; '),
    ];
  });
  return [
    `## ${title}`,
    table(['engine', 'median', 'min-max', 'ours is so many times faster', ''], rows),
    ends
      .filter((end) => end.title === title)
      .map(({ text, holds }) => `Target: ${text}: ${holds ? 'holds' : '**MISSED**'}.`)
      .join('\n'),
    chart(
      `${title}, ${better} is better`,
      unit,
      times.map(({ slug, median, error }) => ({ name: nameOf(slug), value: error ? undefined : median })),
    ),
  ];
}
