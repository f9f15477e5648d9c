import { IDBFactory } from 'fake-indexeddb';
import { type Database, openDatabase } from '../database.js';

/** A browser without a database. */
export function freshStorage(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Puts something into a store as it is, whatever it is. */
export async function plant(store: 'games' | 'running', ...values: readonly unknown[]): Promise<void> {
  const database = await openDatabase();
  for (const value of values) await database.put(store, value);
  database.close();
}

/** All that a store holds, as it is. */
export async function dig(store: 'games' | 'running'): Promise<unknown[]> {
  const database: Database = await openDatabase();
  const values = await database.getAll(store);
  database.close();
  return values;
}
