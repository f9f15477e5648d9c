/** Numbers, times, tables and charts as markdown. */

/**
 * @param {number | null | undefined} value
 * @param {number} [digits] that count
 */
export function number(value, digits = 3) {
  if (value === undefined || value === null) return '-';
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(digits)));
}

/** @param {number | undefined} ms */
export function time(ms) {
  if (ms === undefined) return '-';
  if (ms >= 1000) return `${number(ms / 1000)} s`;
  return ms < 0.1 ? `${number(ms * 1000)} µs` : `${number(ms)} ms`;
}

/**
 * @param {number} part
 * @param {number} of
 */
export function percent(part, of) {
  const share = part / of;
  // Near 0 and near 1 the first decimal is the news.
  return `${(100 * share).toFixed(part && part < of && Math.abs(share - 0.5) > 0.4 ? 1 : 0)}%`;
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** @param {number[]} samples */
export function range(samples) {
  return samples.length ? `${number(Math.min(...samples))}-${number(Math.max(...samples))}` : '-';
}

/**
 * A bar a name, lying, since names are long; names without a value have none. The axis begins at 0: left to itself it
 * begins at the smallest bar, which then has no length. Large figures are counted in thousands, or their scale would
 * run together.
 *
 * @param {string} title
 * @param {string} unit
 * @param {{ name: string, value: number | undefined }[]} bars
 */
export function chart(title, unit, bars) {
  const names = bars.filter(({ value }) => value !== undefined).map(({ name }) => `"${name}"`);
  const figures = bars.flatMap(({ value }) => value ?? []);
  const scale = Math.max(...figures) >= 10_000 ? 1000 : 1;
  const values = figures.map((figure) => number(figure / scale).replaceAll(',', ''));
  return [
    '```mermaid',
    'xychart-beta horizontal',
    `  title "${title}"`,
    `  x-axis [${names.join(', ')}]`,
    `  y-axis "${scale === 1 ? unit : `1,000 ${unit}`}" 0 --> ${Math.max(...values.map(Number))}`,
    `  bar [${values.join(', ')}]`,
    '```',
  ].join('\n');
}
