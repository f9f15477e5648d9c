import { type Board, createGame, presets, type Rules } from '@mines/core';
import * as v from 'valibot';
import { MOST_SHOWN } from '../play/most-shown.js';
import { type Scheme, schemes, type Theme, themes } from './look.js';

const motions = ['full', 'rings', 'off'] as const;
const firstOpens = ['any', 'safe', 'opening'] as const;
const chords = ['exact', 'at-least', 'off'] as const;

/** All that a player may choose, and that is remembered. */
export interface Settings {
  readonly theme: Theme;
  readonly scheme: Scheme;
  /** In CSS pixels; `auto`: as large as the window allows. */
  readonly cellSize: 'auto' | number;
  /** `rings`: openings travel ring by ring. A system that asks for less motion wins over all of them. */
  readonly motion: (typeof motions)[number];
  readonly sound: { readonly on: boolean /** From 0 to 1. */; readonly volume: number };
  /** A tag; `auto`: what the browser asks for. */
  readonly language: string;
  /** The board that was played last. */
  readonly board: Board;
  readonly firstOpen: Rules['firstOpen'];
  readonly questionMarks: boolean;
  readonly chord: Rules['chord'];
  readonly noGuess: boolean;
  readonly chordOnClick: boolean;
  readonly markOnPress: boolean;
  readonly flagMode: boolean;
  readonly pauseWhenHidden: boolean;
  /** How long a finger rests to mark, in milliseconds. */
  readonly longPress: number;
  readonly haptics: boolean;
  /** Whether single letters are shortcuts of the page. Those of the field have the focus to tell them apart. */
  readonly letterKeys: boolean;
  /** The lessons that have been learned, from 1. */
  readonly learned: readonly number[];
}

/** How small and how large a cell may be chosen, in CSS pixels. */
export const CELL_SIZES = { min: 24, max: 64 } as const;

/** How short and how long a long press may be chosen, in milliseconds. */
export const LONG_PRESSES = { min: 150, max: 1000 } as const;

/** How many lessons there are. */
export const LESSONS = 5;

/** What holds until something else is chosen. */
export const defaults: Settings = {
  theme: 'system',
  scheme: 'system',
  cellSize: 'auto',
  motion: 'full',
  sound: { on: false, volume: 0.5 },
  language: 'auto',
  board: presets.beginner,
  firstOpen: 'opening',
  questionMarks: true,
  chord: 'exact',
  noGuess: false,
  chordOnClick: false,
  markOnPress: false,
  flagMode: false,
  pauseWhenHidden: false,
  longPress: 350,
  haptics: true,
  letterKeys: true,
  learned: [],
};

const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Each setting on its own: a bad one takes no other with it. */
const schemas: { readonly [K in keyof Settings]: v.GenericSchema<unknown, Settings[K]> } = {
  theme: v.picklist(themes),
  scheme: v.picklist(schemes),
  cellSize: v.union([v.literal('auto'), whole(CELL_SIZES)]),
  motion: v.picklist(motions),
  sound: v.object({ on: v.boolean(), volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  language: v.pipe(v.string(), v.maxLength(20)),
  board: v.pipe(
    v.object({
      width: whole({ min: 1, max: MOST_SHOWN }),
      height: whole({ min: 1, max: MOST_SHOWN }),
      mines: v.number(),
    }),
    v.check(playable),
  ),
  firstOpen: v.picklist(firstOpens),
  questionMarks: v.boolean(),
  chord: v.picklist(chords),
  noGuess: v.boolean(),
  chordOnClick: v.boolean(),
  markOnPress: v.boolean(),
  flagMode: v.boolean(),
  pauseWhenHidden: v.boolean(),
  longPress: whole(LONG_PRESSES),
  haptics: v.boolean(),
  letterKeys: v.boolean(),
  learned: v.pipe(
    v.array(whole({ min: 1, max: LESSONS })),
    v.transform((all) => [...new Set(all)]),
  ),
};

function playable(board: Board): boolean {
  try {
    createGame(board);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes what holds up from something of unknown origin.
 *
 * @returns the settings, and whether something in it did not hold. What is not there is no fault.
 */
export function parseSettings(value: unknown): { readonly settings: Settings; readonly faulty: boolean } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { settings: defaults, faulty: true };
  const given = new Map<string, unknown>(Object.entries(value));
  let faulty = false;
  const take = <K extends keyof Settings>(name: K): Settings[K] => {
    if (!given.has(name)) return defaults[name];
    const schema: v.GenericSchema<unknown, Settings[K]> = schemas[name];
    const parsed = v.safeParse(schema, given.get(name));
    if (parsed.success) return parsed.output;
    faulty = true;
    return defaults[name];
  };
  const settings: Settings = {
    theme: take('theme'),
    scheme: take('scheme'),
    cellSize: take('cellSize'),
    motion: take('motion'),
    sound: take('sound'),
    language: take('language'),
    board: take('board'),
    firstOpen: take('firstOpen'),
    questionMarks: take('questionMarks'),
    chord: take('chord'),
    noGuess: take('noGuess'),
    chordOnClick: take('chordOnClick'),
    markOnPress: take('markOnPress'),
    flagMode: take('flagMode'),
    pauseWhenHidden: take('pauseWhenHidden'),
    longPress: take('longPress'),
    haptics: take('haptics'),
    letterKeys: take('letterKeys'),
    learned: take('learned'),
  };
  return { settings, faulty };
}
