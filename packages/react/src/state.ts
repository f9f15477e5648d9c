import type { Board, Layout, Rules, SavedGame, Status } from '@mines/core';
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from './clock.js';
import type { Told } from './news.js';

/** Why the state changed. */
export type ChangeReason = 'open' | 'mark' | 'chord' | 'new-game' | 'replay' | 'restore' | 'pause' | 'resume';

/** The last thing that happened to the game. */
export interface Change {
  /** Which action it was. */
  readonly reason: ChangeReason;
  /** The browser event behind it, where there was one. */
  readonly event: Event | undefined;
  /** The cell that was acted on, `null` where it was the whole game. */
  readonly cell: number | null;
  /** How many cells it opened. */
  readonly opened: number;
  /** The time on the clock then, in milliseconds. */
  readonly at: number;
}

/** What the player holds down: nothing is done before the release. */
export interface Press {
  /** The cell under the pointer. */
  readonly cell: number;
  /** What the release will do. A chord presses the covered neighbours too. */
  readonly intent: 'open' | 'mark' | 'chord';
  /** Whether it is a finger that would mark by resting a little longer. */
  readonly resting?: boolean;
}

/** Who stopped the clock. A page that was hidden goes on by itself when it is seen again. */
export type Pause = 'player' | 'hidden';

/**
 * Finds the layout of a game for the cell that is opened first, in its own time: `layNoGuess` of `@mines/solver` is one.
 * It must give up when the signal is aborted; what it answers after that is not used.
 */
export type LayoutStrategy = (
  board: Board,
  options: {
    readonly seed: string;
    readonly start: number;
    readonly rules: Rules;
    readonly signal: AbortSignal;
  },
) => Promise<Layout>;

/** What a new game may be told; what is left out stays as it is, except the seed, which is drawn anew. */
export interface NewGameOptions {
  /** Columns, rows and mines. Default: the beginner's board. */
  readonly board?: Board | undefined;
  /** First open, question marks, chords. Default: an opening first, question marks, exact chords. */
  readonly rules?: Partial<Rules> | undefined;
  /** Lays the mines: the same text, the same board. Default: drawn at the first open. */
  readonly seed?: string | undefined;
  /**
   * Where the mines lie. `random` (default): laid at the first open by the rules. A strategy: it is asked at the first
   * open, and again in the games that follow. A layout: the truth, for this one game; its own board wins over `board`.
   */
  readonly layout?: Layout | LayoutStrategy | 'random' | undefined;
}

/**
 * Tells how far a flood had to travel to each cell that it opened, so that an opening can show ring by ring. The game
 * itself is always ahead. `before` is what it answered last, `null` in a new game.
 */
export type Flood = (
  board: Board,
  start: number,
  from: readonly Uint8Array[],
  to: readonly Uint8Array[],
  before: readonly Uint16Array[] | null,
) => readonly Uint16Array[];

/** What a store may be told. It is read once: a change of settings never touches a running game. */
export interface MinefieldOptions extends NewGameOptions {
  /** Stops the clock and conceals the field while the page is hidden. Default `false`. */
  readonly pauseWhenHidden?: boolean | undefined;
  /** Whether a tap marks to begin with. Default `false`. */
  readonly flagMode?: boolean | undefined;
  /** Has openings show ring by ring: `floodRings` of `@mines/react/flood`. Default: they show all at once. */
  readonly flood?: Flood | undefined;
  /** A monotonic clock in milliseconds. Default `performance.now()`. */
  readonly now?: (() => number) | undefined;
  /** Draws the seed of a game that was given none, at its first open. Default: 96 random bits. */
  readonly drawSeed?: (() => string) | undefined;
}

/** A saved game, and whether the player was helped in it. One of an earlier release does not say: it counts as not. */
export interface SavedField extends SavedGame {
  /** Whether the player was helped in it. */
  readonly helped: boolean;
}

/** All that a view may know, and all that it may do. Where the mines are is not part of it. */
export interface MinefieldState {
  /** Columns, rows and mines of the game. */
  readonly board: Board;
  /** The rules of the game, all of them filled in. */
  readonly rules: Rules;
  /** Nothing opened yet (`ready`), `playing`, `won` or `lost`. */
  readonly status: Status;
  /** The sight: a face a cell, see `Game.rows` of @mines/core. Read only. */
  readonly rows: readonly Uint8Array[];
  /** Mines less flags, negative where there are more flags. */
  readonly minesLeft: number;
  /** How many safe cells are open. */
  readonly opened: number;
  /** Runs from the first open to the end, except while paused. */
  readonly clock: Clock;
  /** Who paused the game, `null` while it is not. */
  readonly paused: Pause | null;
  /** The cell whose open waits for a strategy to find the layout, `null` while none does. */
  readonly laying: number | null;
  /** Why a strategy found no layout, `null` unless it failed in this game. Another open asks it again. */
  readonly layError: unknown;
  /** When a lost game's blast reaches each cell, see `explosion` of @mines/core; `null` unless lost. */
  readonly rings: Int16Array | Int32Array | null;
  /** The cell that the keyboard is on: the one tab stop of the field. */
  readonly focus: number;
  /** What is held down, `null` when nothing is. */
  readonly press: Press | null;
  /** How far the last floods had to travel to each cell, a row a board row, where openings show ring by ring. */
  readonly floods: readonly Uint16Array[] | null;
  /** Which game of this store it is: one more with each new game, replay and restored game. */
  readonly round: number;
  /** What happened last. */
  readonly change: Change;
  /** Whether the game pauses while the page is hidden. */
  readonly pauseWhenHidden: boolean;
  /** Whether a tap or a left click marks, and a long press or a right click opens. */
  readonly flagMode: boolean;
  /** Whether the player was helped in this game: by a hint, by the odds. */
  readonly helped: boolean;
  /** What was said last to those who listen, `null` before anything was. */
  readonly told: Told | null;

  /** Opens a covered cell. */
  open(cell: number, event?: Event): void;
  /** Moves a mark on: closed, flag, question, closed. */
  mark(cell: number, event?: Event): void;
  /** Opens the covered neighbours of an open cell whose flags agree with it. */
  chord(cell: number, event?: Event): void;
  /**
   * Begins another game. The running one is untouched when the board or a rule is refused.
   *
   * @throws BoardError, TypeError or RangeError as `createGame` of @mines/core.
   */
  newGame(options?: NewGameOptions, event?: Event): void;
  /** Begins the same board again, the same mines in it. */
  replay(event?: Event): void;
  /** Stops the clock of a running game and conceals the field. */
  pause(by?: Pause, event?: Event): void;
  /** Lets it go on. */
  resume(event?: Event): void;
  /** Gives up waiting for a strategy; the cell stays closed. */
  stopLaying(): void;
  /** Says that the player is helped: this game does not count like others. */
  markHelped(): void;
  /** Moves the tab stop. */
  focusCell(cell: number): void;
  /** Shows cells as held down, or none. */
  setPress(press: Press | null): void;
  /** Swaps what a tap and a long press do, or swaps it back. */
  setFlagMode(on: boolean): void;
  /** Says what is around a cell. */
  tellAround(cell: number): void;
  /** Says how many mines are left and how long the game has taken. */
  tellStatus(): void;
  /** The time on the clock, in milliseconds. It differs from call to call: for handlers, not for selectors. */
  elapsed(): number;
  /** The game as JSON, its mines included: not for the eyes of the player. */
  save(): SavedField;
  /**
   * Takes up a saved game, paused if it was running.
   *
   * @throws as `restoreGame` of @mines/core; the running game is then untouched.
   */
  restore(json: unknown): void;
  /** The text of the layout for a link, `null` before the mines are laid. */
  layoutCode(): string | null;
}

/** A zustand store that holds one field. */
export type MinefieldStore = StoreApi<MinefieldState>;
