/**
 * Plurals, numbers and durations of a language, for labels of your own.
 *
 * @packageDocumentation
 */

/** Picks the form of a word that a number takes, by the rules of a language (Unicode CLDR, through `Intl`). */
export type Plural = (
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) => string;

/** How a language writes numbers, durations and plurals. */
export interface Format {
  /**
   * Puts the number, written as the language does, where the form has `#`. A form may do without where the word alone
   * says how many; a number below zero then takes `other`, which must have one.
   */
  readonly plural: Plural;
  /** A number in the digits and the grouping of the language. */
  number(value: number): string;
  /** A time in words, part of a second left out: `1 minute 12 seconds`, hours only where there are any. */
  duration(seconds: number): string;
}

/** How a language says a duration, where it differs from most. */
export interface DurationStyle {
  /** Which of its words for hours, minutes and seconds it takes. Default `long`. */
  readonly units?: 'long' | 'short';
  /** What it puts between them. Default: as little as it can do with. */
  readonly list?: Intl.ListFormatOptions;
}

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * The formats of a language, for labels of your own.
 *
 * @param lang its BCP 47 tag; `-u-nu-` in it picks the digits.
 * @example
 * ```ts
 * import { formatOf } from '@mines/react/labels/format';
 *
 * const { plural } = formatOf('pl');
 * plural(22, { one: '# mina', few: '# miny', many: '# min', other: '# miny' }); // => '22 miny'
 * ```
 */
export function formatOf(lang: string, style: DurationStyle = {}): Format {
  const { units: unitDisplay = 'long', list = { type: 'unit', style: 'narrow' } } = style;
  const rules = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);
  // `Intl.DurationFormat` would do all of it, but is younger than the oldest Node that this runs on.
  const parts = new Intl.ListFormat(lang, list);
  const units = UNITS.map(([unit, length]) => ({
    length,
    words: new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }),
  }));
  return {
    plural: (count, forms) => {
      const form = forms[rules.select(Math.abs(count))] ?? forms.other;
      return (count < 0 && !form.includes('#') ? forms.other : form).replace('#', numbers.format(count));
    },
    number: (value) => numbers.format(value),
    duration: (time) => {
      let rest = Math.floor(time);
      const said = units.flatMap(({ length, words }) => {
        const count = Math.floor(rest / length);
        rest %= length;
        return count > 0 || (length === 1 && time < 1) ? words.format(count) : [];
      });
      return parts.format(said);
    },
  };
}

/**
 * The text with a capital letter at its beginning.
 *
 * @example
 * ```ts
 * import { sentence } from '@mines/react/labels/format';
 *
 * sentence('one mine left'); // => 'One mine left'
 * ```
 */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
