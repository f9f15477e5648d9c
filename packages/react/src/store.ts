import {
  createGame,
  encodeLayout,
  explosion,
  faceAt,
  type Game,
  giveLayout,
  layoutOfGame,
  type Move,
  minesLeft,
  play,
  presets,
  replayGame,
  restoreGame,
  saveGame,
} from '@mines/core';
import { createStore } from 'zustand/vanilla';
import { readClock, runClock, standing, steady, stopClock } from './clock.js';
import { isCovered } from './face.js';
import { inOrder } from './in-order.js';
import { facesAround, type News, newsOf, newsOfStart, type Refusal, refusalOf, type Told } from './news.js';
import { drawSeed } from './seed.js';
import type {
  Change,
  ChangeReason,
  LayoutStrategy,
  MinefieldOptions,
  MinefieldState,
  MinefieldStore,
} from './state.js';

/**
 * A store that holds one field: the game, its clock, the tab stop and what is held down.
 *
 * Making one is free of chance and of time, so a server and a browser make the same; the seed is drawn at the first
 * open and the clock first read then.
 *
 * @throws BoardError, TypeError or RangeError for a board, rules or layout that cannot be played.
 * @example
 * ```ts
 * import { createMinefieldStore, presets } from '@mines/react';
 *
 * const store = createMinefieldStore({ board: presets.expert, seed: 'tomato' });
 * store.getState().open(255);
 * store.getState().status; // => 'playing'
 * ```
 */
export function createMinefieldStore(options: MinefieldOptions = {}): MinefieldStore {
  const { drawSeed: draw = drawSeed } = options;
  const now = steady(options.now ?? (() => performance.now()));

  // The truth stays in here: the state holds only what a player may see.
  let game = begin(options.board ?? presets.beginner, options);
  let seeded = options.seed !== undefined;
  let strategy = typeof options.layout === 'function' ? options.layout : null;
  let search: AbortController | null = null;

  const store = createStore<MinefieldState>()((set, get) => {
    const tell = (news: News): Told => ({ id: (get().told?.id ?? 0) + 1, news });
    const refuse = (why: Refusal, move?: Move['type']): void =>
      set({ told: tell({ type: 'refused', why, ...(move && { move }) }) });

    const start = (
      next: Game,
      hasSeed: boolean,
      reason: ChangeReason,
      event?: Event,
      helped = false,
    ): void => {
      search?.abort();
      search = null;
      game = next;
      seeded = hasSeed;
      const inside = get().focus < next.board.width * next.board.height;
      set({
        ...view(game),
        clock: standing(game.elapsed),
        paused: game.status === 'playing' ? 'player' : null,
        focus: inside ? get().focus : 0,
        press: null,
        floods: null,
        laying: null,
        layError: null,
        helped,
        round: get().round + 1,
        change: { ...noChange, reason, event },
        told: tell(newsOfStart(next)),
      });
    };

    // As late as can be: a page that was rendered on a server must not depend on chance.
    const settleSeed = (): void => {
      if (!seeded) game = { ...game, seed: draw() };
      seeded = true;
    };

    /** Asks the strategy for the layout, then opens. A late answer belongs to a game that is no more. */
    const lay = async (find: LayoutStrategy, cell: number, event: Event | undefined): Promise<void> => {
      const mine = new AbortController();
      search = mine;
      settleSeed();
      set({ laying: cell, layError: null });
      const { board, seed, rules } = game;
      try {
        const layout = await find(board, { seed, start: cell, rules, signal: mine.signal });
        if (mine.signal.aborted) return;
        game = giveLayout(game, layout);
      } catch (error) {
        if (!mine.signal.aborted)
          set({
            laying: null,
            layError: error,
            told: tell({ type: 'refused', why: 'no-layout', move: 'open' }),
          });
        return;
      }
      set({ laying: null });
      move('open', cell, event);
    };

    const move = (type: Move['type'], cell: number, event: Event | undefined): void => {
      const { clock, paused } = get();
      if (paused) {
        refuse('paused', type);
        return;
      }
      if (type === 'open' && strategy && needsLayout(game, cell)) {
        // The first open keeps its place: others wait until there is something to open.
        if (get().laying === null) void lay(strategy, cell, event);
        else refuse('laying', type);
        return;
      }
      // A flag on the cell that waits takes the open back.
      if (type === 'mark' && get().laying === cell) get().stopLaying();
      if (type === 'open') settleSeed();
      const time = now();
      const before = game;
      game = play(before, { type, cell, at: readClock(clock, time) });
      if (game === before) {
        refuse(refusalOf(game, type, cell), type);
        return;
      }
      const ticking = game.status === 'playing' ? runClock(clock, time) : stopClock(clock, time);
      const opened = game.opened - before.opened;
      const { floods } = get();
      set({
        ...view(game),
        clock: game.status === 'ready' ? clock : ticking,
        floods: (opened > 0 && options.flood?.(game.board, cell, before.rows, game.rows, floods)) || floods,
        change: { reason: type, event, cell, opened, at: game.elapsed },
        told: tell(newsOf(game, type, cell, opened)),
      });
    };

    return {
      ...view(game),
      clock: standing(0),
      paused: null,
      focus: 0,
      press: null,
      floods: null,
      laying: null,
      layError: null,
      helped: false,
      round: 0,
      // One of its own: what happened on one store is never what happened on another.
      change: { ...noChange },
      pauseWhenHidden: options.pauseWhenHidden ?? false,
      flagMode: options.flagMode ?? false,
      told: null,
      open: (cell, event) => move('open', cell, event),
      mark: (cell, event) => move('mark', cell, event),
      chord: (cell, event) => move('chord', cell, event),
      newGame: ({ board = game.board, rules, seed, layout } = {}, event) => {
        const next = begin(board, { rules: { ...game.rules, ...rules }, seed, layout });
        if (typeof layout === 'function') strategy = layout;
        else if (layout === 'random') strategy = null;
        start(next, seed !== undefined, 'new-game', event);
      },
      replay: (event) => start(replayGame(game), seeded, 'replay', event),
      pause: (by = 'player', event) => {
        const { clock, paused, status } = get();
        if (status !== 'playing' || paused) return;
        const change: Change = { ...noChange, reason: 'pause', event };
        set({
          clock: stopClock(clock, now()),
          paused: by,
          press: null,
          change,
          told: tell({ type: 'paused' }),
        });
      },
      resume: (event) => {
        const { clock, paused } = get();
        if (!paused) return;
        set({
          clock: runClock(clock, now()),
          paused: null,
          change: { ...noChange, reason: 'resume', event },
          told: tell({ type: 'resumed' }),
        });
      },
      stopLaying: () => {
        search?.abort();
        search = null;
        if (get().laying !== null) set({ laying: null });
      },
      markHelped: () => get().helped || set({ helped: true }),
      focusCell: (cell) => set({ focus: cell }),
      setPress: (press) => set({ press }),
      setFlagMode: (on) => set({ flagMode: on, told: tell({ type: 'flag-mode', on }) }),
      tellAround: (cell) => {
        const { paused } = get();
        if (paused) refuse('paused');
        else set({ told: tell({ type: 'around', faces: facesAround(game, cell) }) });
      },
      tellStatus: () => set({ told: tell({ type: 'status', left: get().minesLeft, ms: get().elapsed() }) }),
      elapsed: () => readClock(get().clock, now()),
      save: () => {
        settleSeed();
        return { ...saveGame({ ...game, elapsed: get().elapsed() }), helped: get().helped };
      },
      restore: (json) => start(restoreGame(json), true, 'restore', undefined, isHelped(json)),
      layoutCode: () => {
        const layout = layoutOfGame(game);
        return layout && encodeLayout(layout);
      },
    };
  });
  return inOrder(store);
}

const noChange: Change = { reason: 'new-game', event: undefined, cell: null, opened: 0, at: 0 };

function begin(board: Game['board'], { rules, seed, layout }: MinefieldOptions): Game {
  const truth = typeof layout === 'object' ? layout : undefined;
  return createGame(truth?.board ?? board, { rules, seed, layout: truth });
}

/** Whether a saved game says that the player was helped; those of earlier releases say nothing. */
function isHelped(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'helped' in json && json.helped === true;
}

/** Whether opening this cell is what lays the mines. */
function needsLayout(game: Game, cell: number): boolean {
  return layoutOfGame(game) === null && isCovered(faceAt(game, cell));
}

/** What a player may see of a game. */
function view(
  game: Game,
): Pick<MinefieldState, 'board' | 'rules' | 'status' | 'rows' | 'minesLeft' | 'opened' | 'rings'> {
  const { board, rules, status, rows, opened } = game;
  const rings = status === 'lost' ? explosion(game) : null;
  return { board, rules, status, rows, opened, minesLeft: minesLeft(game), rings };
}
