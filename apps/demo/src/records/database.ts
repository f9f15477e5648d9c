import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** What the database holds. Values are `unknown`: whatever comes out of it is validated. */
interface Shape extends DBSchema {
  /** Finished games by their ids. */
  games: { key: string; value: unknown; indexes: { preset: string } };
  /** Games under way by their slots. */
  running: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Shape>;
type Step = (database: Database, upgrade: IDBPTransaction<Shape, StoreName[], 'versionchange'>) => void;
type StoreName = 'games' | 'running';

/** Step n leads from version n to version n + 1. A step that was released never changes. */
export const STEPS: readonly Step[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('preset', 'preset');
    database.createObjectStore('running', { keyPath: 'id' });
  },
];

/** Why there is no database. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    /**
     * `newer`: a later version of the game made it; `blocked`: another tab holds an older one; `full`: there is no room to
     * make it; `forbidden`: the browser gives none.
     */
    readonly why: 'newer' | 'blocked' | 'full' | 'forbidden',
    cause?: unknown,
  ) {
    super(`mines: the database cannot be opened (${why})`, { cause });
  }
}

/** What {@link openDatabase} goes by. */
export interface DatabaseOptions {
  readonly name?: string;
  readonly steps?: readonly Step[];
  /** Called when the connection is gone: a later version wants the database, or the browser closed it. */
  readonly onClose?: () => void;
}

/**
 * Opens the database and brings it to this version, step by step.
 *
 * @throws DatabaseError where there is none to be had.
 */
export async function openDatabase({
  name = 'mines',
  steps = STEPS,
  onClose,
}: DatabaseOptions = {}): Promise<Database> {
  let block = (): void => undefined;
  const blocked = new Promise<never>((_, reject) => {
    block = () => reject(new DatabaseError('blocked'));
  });
  try {
    const opening = openDB<Shape>(name, steps.length, {
      upgrade: (database, from, _to, transaction) => {
        for (const step of steps.slice(from)) step(database, transaction);
      },
      blocked: block,
      // A later version of the game, in another tab, must not wait for this one.
      blocking: () => {
        close();
        onClose?.();
      },
      terminated: () => onClose?.(),
    });
    const close = (): unknown => opening.then((late) => late.close()).catch(() => undefined);
    // Where it comes after all, nobody uses it any more.
    blocked.catch(close);
    return await Promise.race([opening, blocked]);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const name = error instanceof DOMException ? error.name : '';
    const known = { VersionError: 'newer', QuotaExceededError: 'full' } as const;
    throw new DatabaseError(
      name === 'VersionError' || name === 'QuotaExceededError' ? known[name] : 'forbidden',
      error,
    );
  }
}
