import { GOLDEN_ROWS } from '../../../.ci/golden.mjs';

/** What `?board=9x9x10&seed=tomato` lays when the middle is opened first: the same in every browser, for ever. */
export const golden = {
  query: '?board=9x9x10&seed=tomato',
  code: '9x9.wgCABAgAAAAEogA',
  start: [4, 4],
  rows: GOLDEN_ROWS,
} as const;

/** Every safe cell of the golden board as [column, row]. */
export function safeCells(): [number, number][] {
  return golden.rows.flatMap((row, y) =>
    Array.from(row).flatMap((sign, x): [number, number][] => (sign === '.' ? [[x, y]] : [])),
  );
}
