import * as v from 'valibot';

/** What a store held: the records that are whole, and how many are not. Those stay where they are. */
export interface Found<T> {
  readonly values: readonly T[];
  readonly damaged: number;
}

/** Sorts what was read into whole and damaged. */
export function sift<T>(schema: v.GenericSchema<unknown, T>, raw: readonly unknown[]): Found<T> {
  const values: T[] = [];
  for (const value of raw) {
    const read = v.safeParse(schema, value);
    if (read.success) values.push(read.output);
  }
  return { values, damaged: raw.length - values.length };
}
