import { type Database, DatabaseError, type DatabaseOptions, openDatabase } from './database.js';
import { type Found, sift } from './read.js';
import { type FinishedGame, gameSchema, type RunningGame, runningSchema } from './schema.js';

/** What can be wrong with the storage; the game goes on with all of them. */
export type StorageFault =
  /** The browser gives no storage: games are remembered until the page is closed. */
  | 'forbidden'
  /** A later version of the game has changed the database; this one leaves it alone. */
  | 'newer'
  /** There is no room for more. */
  | 'full'
  /** Some records cannot be read; they are kept. */
  | 'damaged';

/** What is remembered, whatever the storage does: nothing here throws or rejects. */
export interface Archive {
  /** Finished games, of one kind of board or all. */
  games(preset?: string): Promise<Found<FinishedGame>>;
  /** Keeps a finished game; one that is there already stays as it is. The slot that it was running in is cleared. */
  addGame(game: FinishedGame, slot?: string): Promise<void>;
  /** Keeps all or nothing, what is there already stays as it is. Answers the ids that are new, `null` where it failed. */
  merge(games: readonly FinishedGame[], running: readonly RunningGame[]): Promise<Merged | null>;
  running(): Promise<Found<RunningGame>>;
  putRunning(game: RunningGame): Promise<void>;
  dropRunning(slot: string): Promise<void>;
  close(): void;
}

/** The ids of what was not there before. */
export interface Merged {
  readonly games: readonly string[];
  readonly running: readonly string[];
}

/** What an archive goes by. */
export interface ArchiveOptions extends Omit<DatabaseOptions, 'onClose'> {
  readonly onFault: (fault: StorageFault) => void;
}

/** The archive over the database, opened at the first need. What cannot be written is remembered and tried again. */
export function createArchive({ onFault, ...options }: ArchiveOptions): Archive {
  let opening: Promise<Database> | null = null;
  let refused = false;
  // Games that are not in the database yet, or never will be where there is none.
  const waiting = new Map<string, FinishedGame>();

  const fail = (error: unknown): void => {
    if (error instanceof DatabaseError && error.why !== 'full') {
      refused = true;
      onFault(error.why === 'newer' ? 'newer' : 'forbidden');
    } else onFault(isFull(error) ? 'full' : 'forbidden');
  };

  const connect = (): Promise<Database> => {
    opening ??= openDatabase({
      ...options,
      onClose: () => {
        opening = null;
      },
    }).catch((error: unknown) => {
      // Another try when it is needed again.
      opening = null;
      throw error;
    });
    return opening;
  };

  /** Does something with the database, once more where the connection was gone. */
  const use = async <T>(act: (database: Database) => Promise<T>): Promise<T | undefined> => {
    if (refused) return undefined;
    try {
      try {
        return await act(await connect());
      } catch (error) {
        if (nameOf(error) !== 'InvalidStateError') throw error;
        opening = null;
        return await act(await connect());
      }
    } catch (error) {
      fail(error);
      return undefined;
    }
  };

  const whole = <T>(found: Found<T>): Found<T> => {
    if (found.damaged > 0) onFault('damaged');
    return found;
  };

  return {
    games: async (preset) => {
      const raw = await use((database) =>
        preset === undefined ? database.getAll('games') : database.getAllFromIndex('games', 'preset', preset),
      );
      const { values, damaged } = whole(sift(gameSchema, raw ?? []));
      const there = new Set(values.map(({ id }) => id));
      const more = [...waiting.values()].filter(
        (game) => !there.has(game.id) && (preset === undefined || game.preset === preset),
      );
      return { values: [...values, ...more], damaged };
    },

    addGame: async (game, slot) => {
      waiting.set(game.id, game);
      const games = [...waiting.values()];
      const done = await use(async (database) => {
        // One transaction: a game is never both finished and running, nor neither.
        const transaction = database.transaction(['games', 'running'], 'readwrite');
        const store = transaction.objectStore('games');
        const write = games.map(async (each) => {
          if ((await store.getKey(each.id)) === undefined) await store.add(each);
        });
        if (slot !== undefined) write.push(transaction.objectStore('running').delete(slot));
        await settle(transaction, write);
        return true;
      });
      if (done) for (const { id } of games) waiting.delete(id);
    },

    merge: async (games, running) => {
      const merged = await use(async (database) => {
        const transaction = database.transaction(['games', 'running'], 'readwrite');
        const added: { games: string[]; running: string[] } = { games: [], running: [] };
        const put = async (name: 'games' | 'running', value: { readonly id: string }): Promise<void> => {
          const store = transaction.objectStore(name);
          if ((await store.getKey(value.id)) !== undefined) return;
          await store.add(value);
          added[name].push(value.id);
        };
        await settle(transaction, [
          ...games.map((game) => put('games', game)),
          ...running.map((game) => put('running', game)),
        ]);
        return added;
      });
      return merged ?? null;
    },

    running: async () =>
      whole(sift(runningSchema, (await use((database) => database.getAll('running'))) ?? [])),
    putRunning: async (game) => {
      await use((database) => {
        const transaction = database.transaction('running', 'readwrite');
        const put = transaction.store.put(game);
        // At once: a page that goes away does not wait for answers.
        transaction.commit();
        return settle(transaction, [put]);
      });
    },
    dropRunning: async (slot) => {
      await use((database) => database.delete('running', slot));
    },
    close: () => {
      void opening?.then((database) => database.close()).catch(() => undefined);
      opening = null;
    },
  };
}

/** Waits for the transaction: all of it is done or nothing. For want of room is why it failed, if that is among the reasons. */
async function settle(
  transaction: { readonly done: Promise<void>; abort(): void },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  let failed = false;
  const results = await Promise.allSettled([
    ...requests.map((request) =>
      request.catch((error: unknown) => {
        // Where a request was refused before it was made, the browser would keep the others.
        if (!failed && nameOf(error) !== 'AbortError') transaction.abort();
        failed = true;
        throw error;
      }),
    ),
    transaction.done,
  ]);
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const reason = reasons.find(isFull) ?? reasons[0];
  if (reason) throw reason;
}

function isFull(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError' || (error instanceof DatabaseError && error.why === 'full');
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
