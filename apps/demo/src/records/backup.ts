import { decodeLayout, restoreGame } from '@mines/core';
import { openings, threeBV } from '@mines/solver';
import * as v from 'valibot';
import { sameBoard } from './preset.js';
import { type FinishedGame, gameSchema, type RunningGame, runningSchema } from './schema.js';

const VERSION = 1;

/** A file with everything that is remembered. Its parts are validated one by one: a bad one takes no other with it. */
const backupSchema = v.object({
  format: v.literal('mines-backup'),
  version: v.literal(VERSION),
  /** When it was made, ISO 8601. */
  madeAt: v.string(),
  settings: v.optional(v.unknown()),
  games: v.array(v.unknown()),
  running: v.array(v.unknown()),
});

/** What a backup is made of. */
export interface BackupParts {
  readonly settings: unknown;
  readonly games: readonly FinishedGame[];
  readonly running: readonly RunningGame[];
}

/** A backup as the text of a file. */
export function writeBackup(parts: BackupParts, now: number): string {
  const madeAt = new Date(now).toISOString();
  return JSON.stringify({ format: 'mines-backup', version: VERSION, madeAt, ...parts });
}

/** Why a file is not a backup: nothing of it was taken. */
export type BackupFault =
  /** No JSON. */
  | 'unreadable'
  /** JSON of something else. */
  | 'foreign'
  /** Written by a later version of the game. */
  | 'newer';

/** Why a part of a backup is not taken. */
export type RefusalReason =
  /** Something is missing in it or is of the wrong kind. */
  | 'damaged'
  /** Written by a later version of the game. */
  | 'newer'
  /** The board, the layout and what is said of them do not agree. */
  | 'contradictory';

/** A backup that was read. */
export interface Backup extends BackupParts {
  readonly refused: readonly RefusalReason[];
  /** How many came twice in it. */
  readonly repeated: number;
}

/** Reads a file. Nothing in it is trusted. */
export function readBackup(text: string): Backup | { readonly fault: BackupFault } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'unreadable' };
  }
  const read = v.safeParse(backupSchema, json);
  if (!read.success) return { fault: isLater(json, 'mines-backup') ? 'newer' : 'foreign' };
  const { settings, games, running } = read.output;
  const refused: RefusalReason[] = [];
  const sort = <T>(
    schema: v.GenericSchema<unknown, T>,
    isSound: (value: T) => boolean,
    raw: unknown[],
  ): T[] =>
    raw.flatMap((value) => {
      const part = v.safeParse(schema, value);
      if (part.success && isSound(part.output)) return [part.output];
      if (part.success) refused.push('contradictory');
      else refused.push(isLater(value) ? 'newer' : 'damaged');
      return [];
    });
  const whole = unique(sort(gameSchema, isSoundGame, games), ({ id }) => id);
  const underWay = unique(sort(runningSchema, isSoundRunning, running), ({ round }) => round.id);
  return {
    settings,
    games: whole,
    running: underWay,
    refused,
    repeated: games.length + running.length - refused.length - whole.length - underWay.length,
  };
}

function unique<T>(values: readonly T[], idOf: (value: T) => string): T[] {
  const first = new Map<string, T>();
  for (const value of values) if (!first.has(idOf(value))) first.set(idOf(value), value);
  return [...first.values()];
}

/** Whether it says that it is of a later version, of that format where there is one. */
function isLater(json: unknown, format?: string): boolean {
  const header = v.object({
    format: format === undefined ? v.optional(v.unknown()) : v.literal(format),
    version: v.pipe(v.number(), v.integer(), v.minValue(VERSION + 1)),
  });
  return v.is(header, json);
}

function isSoundGame(game: FinishedGame): boolean {
  try {
    const layout = decodeLayout(game.layout);
    return (
      sameBoard(layout.board, game.board) &&
      threeBV(layout) === game.threeBV &&
      openings(layout) === game.openings &&
      (game.status === 'lost' || game.threeBVDone === game.threeBV)
    );
  } catch {
    return false;
  }
}

function isSoundRunning({ game }: RunningGame): boolean {
  try {
    const { status } = restoreGame(game);
    return status === 'playing' || status === 'ready';
  } catch {
    return false;
  }
}
