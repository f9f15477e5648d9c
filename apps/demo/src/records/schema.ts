import { checkBoard } from '@mines/core';
import * as v from 'valibot';
import { presetKey } from './preset.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** A calendar date that exists, `YYYY-MM-DD`. */
const date = v.pipe(v.string(), v.isoDate(), v.check(isDate, 'no such date'));

const board = v.pipe(
  v.object({ width: count, height: count, mines: count }),
  v.readonly(),
  v.check(isBoard, 'no such board'),
);

const rules = v.pipe(
  v.object({
    firstOpen: v.picklist(['any', 'safe', 'opening']),
    questionMarks: v.boolean(),
    chord: v.picklist(['exact', 'at-least', 'off']),
  }),
  v.readonly(),
);

/** How often the player opened, marked and chorded. */
const clicks = v.pipe(v.object({ open: count, mark: count, chord: count }), v.readonly());

/** What is known of a game besides what its store knows. */
export const roundSchema = v.pipe(
  v.object({
    /** Its own for ever, so that no game is counted twice. */
    id,
    /** When its first cell was opened, milliseconds since 1970; `null` before that. */
    startedAt: v.nullable(v.pipe(v.number(), v.finite())),
    /** The actions that changed something. */
    clicks,
    /** The actions that changed nothing. */
    wasted: clicks,
    /** Whether its clock was ever stopped. */
    paused: v.boolean(),
    /** Whether its board was laid so that nobody has to guess. */
    noGuess: v.boolean(),
    /** Whether the player may have known where the mines are: the same board again, or one from a link. */
    known: v.boolean(),
    /** The date whose daily board it is, `null` for any other board. */
    daily: v.nullable(date),
  }),
  v.readonly(),
);
export type Round = v.InferOutput<typeof roundSchema>;
export type Clicks = v.InferOutput<typeof clicks>;

/** One finished game. It never changes. */
export const gameSchema = v.pipe(
  v.object({
    version: v.literal(1),
    ...roundSchema.entries,
    startedAt: v.pipe(v.number(), v.finite()),
    /** The date on the player's calendar when it began. */
    day: date,
    preset: v.string(),
    board,
    rules,
    /** As of `encodeLayout` of @mines/core. */
    layout: v.pipe(v.string(), v.regex(/^\d{1,8}x\d{1,8}\.[\w-]+$/)),
    seed: v.string(),
    /** The cell that was opened first. */
    start: count,
    elapsed: milliseconds,
    status: v.picklist(['won', 'lost']),
    /** Whether the player had hints or odds. */
    helped: v.boolean(),
    threeBV: count,
    /** How much of the 3BV was done: all of it in a game that was won. */
    threeBVDone: count,
    openings: count,
  }),
  v.check((game) => game.preset === presetKey(game.board), 'the preset is not that of the board'),
  v.check((game) => game.start < game.board.width * game.board.height, 'the start is off the board'),
  v.check((game) => game.threeBVDone <= game.threeBV, 'more was done than there is'),
  v.readonly(),
);
export type FinishedGame = v.InferOutput<typeof gameSchema>;

/** A game under way. What is in `game` is checked by `restoreGame` of @mines/core when it is taken up. */
export const runningSchema = v.pipe(
  v.object({
    version: v.literal(1),
    /** The slot that it is kept in: each tab has its own. */
    id,
    savedAt: v.pipe(v.number(), v.finite()),
    /** The query of the address that it was begun from, empty where it was no link. */
    link: v.string(),
    round: roundSchema,
    game: v.looseObject({ board, elapsed: milliseconds }),
  }),
  v.readonly(),
);
export type RunningGame = v.InferOutput<typeof runningSchema>;

function isBoard(value: { width: number; height: number; mines: number }): boolean {
  try {
    checkBoard(value);
    return true;
  } catch {
    return false;
  }
}

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
