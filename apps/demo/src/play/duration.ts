/** Hundredths of a second, as records are kept. */
export function formatSeconds(lang: string, ms: number): string {
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(ms / 1000);
}

/** Hours, minutes and whole seconds, as far as there are any. */
export function formatSpan(lang: string, ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const words = parts
    .filter(([count, unit]) => count > 0 || (unit === 'second' && seconds === 0))
    .map(([count, unit]) =>
      new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  // As units, two of them would have no `und` between them in German.
  const type = lang.startsWith('de') ? 'conjunction' : 'unit';
  return new Intl.ListFormat(lang, { type, style: 'long' }).format(words);
}
