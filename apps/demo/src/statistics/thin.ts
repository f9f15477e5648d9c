/** As many of the values, evenly from first to last, as are wanted at most; both ends are kept. */
export function thin<T>(values: readonly T[], most: number): T[] {
  if (values.length <= most) return [...values];
  const step = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => values[Math.round(index * step)]).flatMap((value) =>
    value === undefined ? [] : [value],
  );
}
