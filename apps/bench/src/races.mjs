/** The claims about speed: what is raced, against whom, and the figures that ours must reach. */

import { percent } from './report/text.mjs';

/**
 * @typedef {object} Target
 * @property {string} text
 * @property {(ours: number, medians: Record<string, number | undefined>) => boolean} holds
 *
 * @typedef {object} Race
 * @property {string} key
 * @property {string} title
 * @property {string} task
 * @property {object} args
 * @property {boolean} fresh in a new process each round (big boards), or in one that stays warm
 * @property {(answer: any) => number} figure that counts
 * @property {'ms' | 'µs' | 'boards/s'} unit
 * @property {'less' | 'more'} better
 * @property {string[]} against adapters
 * @property {(answer: any, slug: string) => string | null} [objection] why an answer must not count
 * @property {(answer: any) => string | null} [remark] what a reader must know about an answer that counts
 * @property {Target[]} targets
 */

const CELLS = 1_000_000;

/** @type {Race[]} */
export const RACES = [
  {
    key: 'empty',
    title: '1000x1000 without mines: create + open all',
    task: 'bigBoard',
    args: { n: 1000, mines: 0 },
    fresh: true,
    figure: ({ createMs, revealMs }) => createMs + revealMs,
    unit: 'ms',
    better: 'less',
    against: ['mineswift', 'minesweeper-redux', 'floor'],
    objection: ({ open, mines }) =>
      open === CELLS && mines === 0 ? null : `${open} of ${CELLS} cells opened`,
    targets: [
      {
        text: 'at least 20 times faster than mineswift',
        holds: (ours, { mineswift = 0 }) => mineswift / ours >= 20,
      },
    ],
  },
  {
    key: 'first-open',
    title: '30x16/99: create + first open',
    task: 'firstReveal',
    args: {},
    fresh: false,
    figure: ({ opsPerSec }) => opsPerSec,
    unit: 'boards/s',
    better: 'more',
    against: ['mineswift', 'minesweeper-redux', 'minesweeper', 'floor'],
    targets: [{ text: 'at least 20,000 per second', holds: (ours) => ours >= 20_000 }],
  },
  {
    key: 'game',
    title: '30x16/99: whole game, every safe cell opened',
    task: 'game',
    args: {},
    fresh: false,
    figure: ({ msPerGame }) => msPerGame,
    unit: 'ms',
    better: 'less',
    against: ['minesweeper-redux', 'minesweeperjs', 'floor'],
    objection: ({ wonShare }, slug) =>
      slug === 'ours' && wonShare !== 1 ? `won ${wonShare} of its games` : null,
    remark: ({ wonShare, lostBySafe }) =>
      [
        wonShare < 1 && `says won in ${percent(wonShare, 1)}`,
        lostBySafe > 0 && `loses ${percent(lostBySafe, 1)} by opening safe cells`,
      ]
        .filter(Boolean)
        .join(', ') || null,
    targets: [{ text: 'at most 0.2 ms', holds: (ours) => ours <= 0.2 }],
  },
  {
    key: 'flag',
    title: '1000x1000/100,000, running: one press of flag',
    task: 'flagBig',
    args: { n: 1000, mines: 100_000, started: true },
    fresh: true,
    figure: ({ usPerOp }) => usPerOp,
    unit: 'µs',
    better: 'less',
    against: ['minesweeper-redux', 'floor'],
    objection: ({ worked, newValue }, slug) =>
      !worked ? 'the flag was not set' : slug === 'ours' && !newValue ? 'the game is no new value' : null,
    remark: ({ newValue }) => (newValue ? null : 'changes in place'),
    targets: [{ text: 'under 10 µs, with a new immutable value', holds: (ours) => ours < 10 }],
  },
];
