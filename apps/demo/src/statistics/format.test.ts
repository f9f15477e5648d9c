import { expect, it } from 'vitest';
import { formatsOf } from './format.js';

it('writes numbers as the language does', () => {
  const en = formatsOf('en');
  expect(en.count(1001)).toBe('1,001');
  expect(en.seconds(12_345)).toBe('12.35');
  expect(en.percent(0.4108)).toBe('41.1%');
  expect(formatsOf('de').seconds(1_000_500)).toBe('1.000,50');
});

it('says that there is no value, and never NaN', () => {
  const { seconds, decimal, percent } = formatsOf('fr');
  for (const write of [seconds, decimal, percent]) expect(write(null)).toBe('–');
});
