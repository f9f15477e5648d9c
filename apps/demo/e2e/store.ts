import { expect, type Page } from '@playwright/test';
import { gameOf } from '../src/records/testing/game-of.js';

/** What the demo keeps on a page's device, looked at and changed behind its back. */
export type StoreName = 'games' | 'running';

/** All that a store holds, as it is. Nothing, before the demo has made its database. */
export function kept(page: Page, store: StoreName): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open('mines');
        // It is not for a test to make it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
          database.close();
        };
      }),
    store,
  );
}

/** Waits until a store holds so many. */
export function expectKept(page: Page, store: StoreName, count: number): Promise<void> {
  return expect.poll(async () => (await kept(page, store)).length).toBe(count);
}

/** Puts something into a store, whatever it is. */
export async function plant(page: Page, store: StoreName, values: readonly object[]): Promise<void> {
  // The demo makes its database when it has nothing else to do; a test that came first would make an empty one.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'mines')))
    .toBe(true);
  await page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mines');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(name, 'readwrite');
          for (const value of all) transaction.objectStore(name).put(value);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
          database.close();
        };
      }),
    [store, values] as const,
  );
}

/** The cells of the mines of the game under way, as the demo has saved it. */
export async function minesOf(page: Page): Promise<ReadonlySet<number>> {
  await expectKept(page, 'running', 1);
  const [saved] = await kept(page, 'running');
  const game = saved?.['game'];
  const code =
    typeof game === 'object' && game !== null && 'layout' in game ? String(game.layout).split('.')[1] : '';
  const bits = Array.from(Buffer.from(code ?? '', 'base64url'), (byte) =>
    byte.toString(2).padStart(8, '0'),
  ).join('');
  return new Set(Array.from(bits).flatMap((bit, cell) => (bit === '1' ? [cell] : [])));
}

/** A finished game as the demo keeps it, a beginner's slow win, with whatever is to be wrong with it. */
export function finished(id: string, parts: Record<string, unknown> = {}): Record<string, unknown> {
  const game = gameOf({ id, elapsed: 999_000, threeBV: 6, threeBVDone: 6, openings: 2 });
  return { ...game, wasted: { open: 0, mark: 0, chord: 0 }, ...parts };
}
