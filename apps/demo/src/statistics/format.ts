/** How a language writes what statistics say. */
export interface Formats {
  count(value: number): string;
  /** Milliseconds as seconds with hundredths. */
  seconds(ms: number | null): string;
  decimal(value: number | null): string;
  /** A number at an axis, with no more digits than it needs. */
  tick(value: number): string;
  percent(share: number | null): string;
  /** A moment on the reader's calendar. */
  moment(at: number): string;
}

/** What stands where there is no value. */
const NONE = '–';

export function formatsOf(lang: string): Formats {
  const count = new Intl.NumberFormat(lang);
  const two = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const tick = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const moment = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' });
  const orNone =
    (write: (value: number) => string) =>
    (value: number | null): string =>
      value === null ? NONE : write(value);
  return {
    count: (value) => count.format(value),
    seconds: orNone((ms) => two.format(ms / 1000)),
    decimal: orNone((value) => two.format(value)),
    tick: (value) => tick.format(value),
    percent: orNone((share) => percent.format(share)),
    moment: (at) => moment.format(at),
  };
}
