import { describe, expect, it } from 'vitest';
import { formatSeconds, formatSpan } from './duration.js';

const SECOND = 1000;

describe('a time that was played', () => {
  it('has hundredths of a second', () => {
    expect(formatSeconds('en', 12_345)).toBe('12.35 seconds');
    expect(formatSeconds('de', 7000)).toBe('7,00 Sekunden');
    expect(formatSeconds('zh-CN', 12_345)).toBe('12.35秒');
  });
});

describe('a span of time', () => {
  it('is said in the units that it has', () => {
    expect(formatSpan('en', 0)).toBe('0 seconds');
    expect(formatSpan('en', 61.9 * SECOND)).toBe('1 minute, 1 second');
    expect(formatSpan('en', 2 * 3600 * SECOND)).toBe('2 hours');
    expect(formatSpan('en', (26 * 3600 + 5 * 60) * SECOND)).toBe('26 hours, 5 minutes');
    expect(formatSpan('fr', 90 * SECOND)).toMatch(/^1\sminute et 30\ssecondes$/);
    expect(formatSpan('de', 72 * SECOND)).toBe('1 Minute und 12 Sekunden');
    expect(formatSpan('zh-CN', 72 * SECOND)).toBe('1分钟12秒');
  });
});
