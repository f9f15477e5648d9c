import { describe, expect, it } from 'vitest';
import { packs, spaced } from '../testing/texts.js';
import { formatOf, sentence } from './format.js';

// Languages that have no pack: what is here serves them too.
describe('plural', () => {
  const COUNTS = [0, 1, 2, 3, 5, 11, 12, 14, 21, 22, 100, 1_000_000];

  it('has the three forms of Polish', () => {
    const { plural } = formatOf('pl');
    const forms = { one: '# mina', few: '# miny', many: '# min', other: '# miny' };
    expect(COUNTS.map((count) => spaced(plural(count, forms)))).toEqual([
      ...['0 min', '1 mina', '2 miny', '3 miny', '5 min', '11 min', '12 min', '14 min'],
      ...['21 min', '22 miny', '100 min', '1 000 000 min'],
    ]);
  });

  it('has the three forms of Russian, where 21 goes as 1 does', () => {
    const { plural } = formatOf('ru');
    const forms = { one: '# мина', few: '# мины', many: '# мин', other: '# мины' };
    expect(COUNTS.map((count) => spaced(plural(count, forms)))).toEqual([
      ...['0 мин', '1 мина', '2 мины', '3 мины', '5 мин', '11 мин', '12 мин', '14 мин'],
      ...['21 мина', '22 мины', '100 мин', '1 000 000 мин'],
    ]);
  });

  it('takes the form for all others where one is missing', () => {
    expect(formatOf('pl').plural(2, { one: '# mina', other: '# min' })).toBe('2 min');
  });

  it('counts below zero as above', () => {
    const { plural } = formatOf('en');
    expect([-1, -2].map((count) => plural(count, { one: '# mine', other: '# mines' }))).toEqual([
      '-1 mine',
      '-2 mines',
    ]);
  });
});

describe('duration', () => {
  it('leaves out what is nothing, unless all of it is', () => {
    const { duration } = formatOf('en');
    expect([0, 1, 59, 60, 61, 72, 3_600, 3_601, 3_660, 3_723, 86_400].map(duration)).toEqual([
      ...['0 seconds', '1 second', '59 seconds', '1 minute', '1 minute 1 second', '1 minute 12 seconds'],
      ...['1 hour', '1 hour 1 second', '1 hour 1 minute', '1 hour 2 minutes 3 seconds', '24 hours'],
    ]);
  });

  it('leaves out parts of a second', () => {
    const { duration } = formatOf('en');
    expect([0.9, 59.999, 60.5].map(duration)).toEqual(['0 seconds', '59 seconds', '1 minute']);
  });

  it('joins its parts as each language does', () => {
    const times = packs.map(({ lang, time }) => [
      lang,
      ...[72, 3_723].map((seconds) => spaced(time(seconds))),
    ]);
    expect(times).toEqual([
      ['ar', 'دقيقة و12 ثانية', 'ساعة ودقيقتان و3 ثوان'],
      ['de', '1 Minute und 12 Sekunden', '1 Stunde, 2 Minuten und 3 Sekunden'],
      ['en', '1 minute 12 seconds', '1 hour 2 minutes 3 seconds'],
      ['es', '1 minuto y 12 segundos', '1 hora, 2 minutos y 3 segundos'],
      ['fr', '1 minute 12 secondes', '1 heure 2 minutes 3 secondes'],
      ['ja', '1分12秒', '1時間2分3秒'],
      ['pt-BR', '1 minuto e 12 segundos', '1 hora, 2 minutos e 3 segundos'],
      ['zh-CN', '1分钟12秒', '1小时2分钟3秒'],
    ]);
    expect(spaced(formatOf('ru').duration(72))).toBe('1 минута 12 секунд');
    expect(spaced(formatOf('pl').duration(72))).toBe('1 minuta i 12 sekund');
  });
});

it('number groups as the language does, with the digits of its tag', () => {
  expect(formatOf('de').number(12_345)).toBe('12.345');
  expect(formatOf('ar-u-nu-arab').number(12)).toBe('١٢');
  expect(formatOf('ar-u-nu-latn').number(12)).toBe('12');
});

it('sentence begins with a capital where there are any', () => {
  expect(['étoile', '1 mine', '地雷', 'لغم', ''].map(sentence)).toEqual([
    'Étoile',
    '1 mine',
    '地雷',
    'لغم',
    '',
  ]);
});
