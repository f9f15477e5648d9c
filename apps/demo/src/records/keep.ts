import type { MinefieldState } from '@mines/react';
import { type Archive, type ArchiveOptions, createArchive } from './archive.js';
import { finishedGame } from './finish.js';
import { whenIdle } from './idle.js';
import { createRunning, type Running, type RunningOptions } from './running.js';
import { openSlots } from './slot.js';
import { bestTime, isRanked } from './statistics/best.js';
import type { Ended } from './tally.js';
import { addFault, type RecordsView } from './view.js';

/** What keeping records takes. */
export interface KeepOptions
  extends Omit<RunningOptions, 'archive' | 'slots'>,
    Omit<ArchiveOptions, 'onFault'> {
  readonly view: RecordsView;
}

/** The records once they can be read and written. */
export interface Keeper {
  readonly archive: Archive;
  readonly running: Running;
  /** Reads all games into the view, where they stay up to date. */
  loadGames(): Promise<void>;
  /** Says that there are more: to the view, and to other tabs. */
  refresh(): Promise<void>;
}

/** Keeps the games of a store: the one under way in its slot, each that ends in the history. Ends with the signal. */
export function keepRecords(options: KeepOptions): Keeper {
  const { store, tally, view, signal } = options;
  const archive = createArchive({ ...options, onFault: (fault) => addFault(view, fault) });
  const slots = openSlots({ locks: navigator.locks, session: () => sessionStorage });
  const running = createRunning({ ...options, archive, slots });
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('mines.records') : null;
  const ends = { signal };

  let wait: (() => void) | null = null;
  const saveSoon = (): void => {
    // One that waits already will write what is then.
    wait ??= whenIdle(() => {
      wait = null;
      running.save();
    });
  };
  const saveNow = (): void => {
    wait?.();
    wait = null;
    running.save();
  };

  const loadGames = async (): Promise<void> => {
    const games = await archive.games();
    if (!signal.aborted) view.setState({ games });
  };
  const reload = async (): Promise<void> => {
    if (view.getState().games !== null) await loadGames();
  };
  const refresh = async (): Promise<void> => {
    channel?.postMessage('games');
    await reload();
  };

  const end = async (ended: Ended): Promise<void> => {
    const { round } = store.getState();
    const game = finishedGame(ended);
    if (!game) return;
    await archive.addGame(game, running.slot() ?? undefined);
    if (isRanked(game)) {
      const { values } = await archive.games(game.preset);
      const before = bestTime(values.filter(({ id }) => id !== game.id));
      const stillShown = !signal.aborted && store.getState().round === round;
      if (stillShown && (before === null || game.elapsed < before))
        view.setState({ best: { round, before } });
    }
    await refresh();
  };

  const stopHearing = tally.onEnd((ended) => void end(ended));
  const unsubscribe = store.subscribe((state, before) => {
    if (isNews(state, before)) saveSoon();
  });
  channel?.addEventListener('message', () => void reload(), ends);
  addEventListener('pagehide', saveNow, ends);
  document.addEventListener('visibilitychange', () => document.hidden && saveNow(), ends);
  signal.addEventListener('abort', () => {
    wait?.();
    stopHearing();
    unsubscribe();
    channel?.close();
    archive.close();
  });
  void running.begin().then((offer) => {
    if (signal.aborted) return;
    view.setState({ offer });
    // What was played before there was a slot.
    saveSoon();
  });

  return { archive, running, loadGames, refresh };
}

/** Whether something happened that would be lost. */
function isNews(state: MinefieldState, before: MinefieldState): boolean {
  return state.change !== before.change || state.helped !== before.helped || state.status !== before.status;
}
