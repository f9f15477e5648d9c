import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError, openDatabase, STEPS } from './database.js';
import { freshStorage } from './testing/database.js';
import { gameOf } from './testing/game-of.js';

beforeEach(freshStorage);

describe('the database', () => {
  it('is made by all its steps, and a later step keeps what is there', async () => {
    const first = await openDatabase();
    expect(first.version).toBe(STEPS.length);
    await first.put('games', gameOf({ id: 'a' }));
    first.close();
    const next = await openDatabase({
      steps: [...STEPS, (_database, upgrade) => upgrade.objectStore('games').deleteIndex('preset')],
    });
    expect(next.version).toBe(STEPS.length + 1);
    expect(await next.getAll('games')).toEqual([gameOf({ id: 'a' })]);
    next.close();
  });

  it('takes each step once', async () => {
    const taken: number[] = [];
    const steps = [...STEPS, () => taken.push(1), () => taken.push(2)];
    (await openDatabase({ steps: steps.slice(0, -1) })).close();
    (await openDatabase({ steps })).close();
    (await openDatabase({ steps })).close();
    expect(taken).toEqual([1, 2]);
  });

  it('makes way for a later version in another tab, and says so', async () => {
    let gone = 0;
    await openDatabase({ onClose: () => gone++ });
    const later = await openDatabase({ steps: [...STEPS, () => undefined] });
    expect(gone).toBe(1);
    later.close();
  });

  it('of a later version is not opened', async () => {
    (await openDatabase({ steps: [...STEPS, () => undefined] })).close();
    await expect(openDatabase()).rejects.toMatchObject({ name: 'DatabaseError', why: 'newer' });
  });

  it('that another tab holds back is not waited for', async () => {
    const request = indexedDB.open('mines', 1);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const opening = openDatabase({ steps: [...STEPS, () => undefined] });
    await expect(opening).rejects.toEqual(new DatabaseError('blocked'));
    request.result.close();
  });
});
