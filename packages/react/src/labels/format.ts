/** Picks the form of a word that a number takes, by the rules of a language (Unicode CLDR, through `Intl`). */
export type Plural = (
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) => string;

/** How a language writes numbers, durations and plurals. */
export interface Format {
  /** Puts the number, written as the language does, where the form has `#`. */
  readonly plural: Plural;
  number(value: number): string;
  /** A time in words: `1 minute 12 seconds`, hours only where there are any. */
  duration(seconds: number): string;
}

/** The formats of a language. */
export function formatOf(lang: string): Format {
  const rules = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);
  const unit = (unitName: 'hour' | 'minute' | 'second'): Intl.NumberFormat =>
    new Intl.NumberFormat(lang, { style: 'unit', unit: unitName, unitDisplay: 'long' });
  const units = [unit('hour'), unit('minute'), unit('second')] as const;
  return {
    plural: (count, forms) =>
      (forms[rules.select(Math.abs(count))] ?? forms.other).replace('#', numbers.format(count)),
    number: (value) => numbers.format(value),
    duration: (seconds) => {
      const [hours, minutes, rest] = [
        Math.floor(seconds / 3600),
        Math.floor((seconds % 3600) / 60),
        seconds % 60,
      ];
      const parts = [
        hours > 0 ? units[0].format(hours) : '',
        minutes > 0 ? units[1].format(minutes) : '',
        rest > 0 || seconds < 60 ? units[2].format(rest) : '',
      ];
      return parts.filter(Boolean).join(' ');
    },
  };
}
