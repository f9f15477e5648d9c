/** Hundredths of a second, as records are kept. */
export function formatSeconds(lang: string, ms: number): string {
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: wordsOf(lang),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(ms / 1000);
}

/** The long words for units, but in Chinese the short ones: nobody writes 12.34秒钟. */
function wordsOf(lang: string): 'long' | 'short' {
  return lang.startsWith('zh') ? 'short' : 'long';
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
      new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: wordsOf(lang) }).format(count),
    );
  // As units, two of them would have no `und` between them in German.
  const type = lang.startsWith('de') ? 'conjunction' : 'unit';
  return new Intl.ListFormat(lang, { type, style: 'long' }).format(words);
}
