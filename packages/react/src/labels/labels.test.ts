import { describe, expect, it } from 'vitest';
import { allFaces, allNews, packs, refusals, textsOf } from '../testing/texts.js';
import { en } from './en.js';

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));

/** Words that are spelt as in English and right. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['in', 'mine', 'minute'],
  es: ['no'],
  fr: ['mine', 'mines', 'minute', 'minutes', 'mode'],
};

it('there are eight languages, each with a tag that Intl knows', () => {
  const tags = packs.map(({ lang }) => lang);
  expect(tags).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt-BR', 'zh-CN']);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags);
});

it('only Arabic runs from right to left', () => {
  expect(packs.filter(({ dir }) => dir === 'rtl').map(({ lang }) => lang)).toEqual(['ar']);
});

describe.each(packs.map((labels) => [labels.lang, labels] as const))('%s', (_, labels) => {
  it('has words for everything, and leaves no gap in them', () => {
    for (const text of textsOf(labels)) {
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toMatch(/#|undefined|NaN|\[object|\s\s|^\s|\s$/);
    }
  });

  it('has no two faces alike, alone or among others', () => {
    expect(new Set(allFaces.map((face) => labels.cell(face, 1, 1))).size).toBe(allFaces.length);
    expect(new Set(allNews.around.map((news) => labels.news(news))).size).toBe(allFaces.length + 1);
  });

  it('tells marks, refusals, switches and pauses apart', () => {
    for (const kind of [allNews.marked, refusals, allNews['flag-mode'], allNews.opened]) {
      expect(new Set(kind.map((news) => labels.news(news))).size).toBe(kind.length);
    }
    expect(labels.news({ type: 'paused' })).not.toBe(labels.news({ type: 'resumed' }));
  });

  it('says of a cell what it shows, then its row, then its column', () => {
    for (const face of allFaces) {
      const state = labels.cell(face, 3, 5).replace(/\D+3\D+5\D*$/, '');
      expect(labels.cell(face, 6, 7).startsWith(state)).toBe(true);
    }
    expect(labels.cell('flag', 3, 5)).toMatch(/^\D{2,}3\D+5\D*$/);
    expect(labels.concealed(3, 5)).toMatch(/^\D{2,}3\D+5\D*$/);
    expect(labels.news({ type: 'lost', row: 4, column: 7 })).toMatch(/^\D{2,}4\D+7\D+$/);
  });

  it('says how many mines are around, in figures where it is more than two', () => {
    for (const face of ['3', '4', '5', '6', '7', '8'] as const) {
      expect(labels.cell(face, 1, 1)).toMatch(new RegExp(`^\\D*${face}\\D+1\\D+1\\D*$`));
    }
    expect(labels.news({ type: 'around', faces: ['0', '1', '8'] })).toMatch(/^\D+0\D+1\D+8$/);
  });

  it('says that there are more flags than mines', () => {
    expect(labels.minesLeft(-1)).toMatch(/[-−]1/);
    expect(labels.minesLeft(-2)).toMatch(/[-−]2/);
  });

  it('counts whole seconds', () => {
    expect(labels.news({ type: 'won', ms: 72_999 })).toContain(labels.time(72));
    expect(labels.news({ type: 'status', left: 3, ms: 999 })).toContain(labels.time(0));
  });
});

it.each(packs.filter((labels) => labels !== en))('$lang has no English left in it', (labels) => {
  const words = wordsOf(textsOf(labels));
  const left = [...wordsOf(textsOf(en))].filter((word) => words.has(word)).sort();
  expect(left).toEqual(SHARED[labels.lang] ?? []);
});

it.each(packs.filter(({ lang }) => /^(ar|ja|zh)/.test(lang)))('$lang has no Latin letter in it', (labels) => {
  for (const text of textsOf(labels)) expect(text).not.toMatch(/\p{Script=Latin}/u);
});

it.each(packs.filter(({ lang }) => /^(de|es|fr|pt)/.test(lang)))(
  '$lang begins names with a capital',
  (labels) => {
    for (const face of allFaces) expect(labels.cell(face, 1, 1)).toMatch(/^[\p{Lu}\d]/u);
    expect(labels.minesLeft(9)).toMatch(/^[\p{Lu}\d]/u);
  },
);
