import { describe, expect, it } from 'vitest';
import { spaced } from '../testing/texts.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ptBR } from './pt-BR.js';

// Where languages change their mind.
const COUNTS = [0, 1, 2, 3, 5, 11, 12, 14, 21, 22, 100, 1_000_000];

const left = [
  [
    en,
    [
      ...['0 mines left', '1 mine left', '2 mines left', '3 mines left', '5 mines left', '11 mines left'],
      ...['12 mines left', '14 mines left', '21 mines left', '22 mines left', '100 mines left'],
      '1,000,000 mines left',
    ],
  ],
  [
    de,
    [
      ...['Noch 0 Minen', 'Noch 1 Mine', 'Noch 2 Minen', 'Noch 3 Minen', 'Noch 5 Minen', 'Noch 11 Minen'],
      ...['Noch 12 Minen', 'Noch 14 Minen', 'Noch 21 Minen', 'Noch 22 Minen', 'Noch 100 Minen'],
      'Noch 1.000.000 Minen',
    ],
  ],
  [
    es,
    [
      ...['Quedan 0 minas', 'Queda 1 mina', 'Quedan 2 minas', 'Quedan 3 minas', 'Quedan 5 minas'],
      ...['Quedan 11 minas', 'Quedan 12 minas', 'Quedan 14 minas', 'Quedan 21 minas', 'Quedan 22 minas'],
      ...['Quedan 100 minas', 'Quedan 1.000.000 de minas'],
    ],
  ],
  // French and Brazilian Portuguese count nothing as one.
  [
    fr,
    [
      ...['0 mine restante', '1 mine restante', '2 mines restantes', '3 mines restantes'],
      ...['5 mines restantes', '11 mines restantes', '12 mines restantes', '14 mines restantes'],
      ...['21 mines restantes', '22 mines restantes', '100 mines restantes', '1 000 000 de mines restantes'],
    ],
  ],
  [
    ptBR,
    [
      ...['0 mina restante', '1 mina restante', '2 minas restantes', '3 minas restantes'],
      ...['5 minas restantes', '11 minas restantes', '12 minas restantes', '14 minas restantes'],
      ...['21 minas restantes', '22 minas restantes', '100 minas restantes', '1.000.000 de minas restantes'],
    ],
  ],
  // None, one and two without a figure; three to ten, eleven to ninety-nine and hundreds with a word each.
  [
    ar,
    [
      ...['لم يبق أي لغم', 'بقي لغم واحد', 'بقي لغمان', 'بقي 3 ألغام', 'بقي 5 ألغام', 'بقي 11 لغمًا'],
      ...['بقي 12 لغمًا', 'بقي 14 لغمًا', 'بقي 21 لغمًا', 'بقي 22 لغمًا', 'بقي 100 لغم'],
      'بقي 1,000,000 لغم',
    ],
  ],
] as const;

describe('mines left', () => {
  it.each(left.map(([labels, texts]) => [labels.lang, labels, texts] as const))('%s', (_, labels, texts) => {
    expect(COUNTS.map((count) => spaced(labels.minesLeft(count)))).toEqual(texts);
  });
});

describe('cells opened', () => {
  const opened = [
    [en, ['Opened 1 cell', 'Opened 2 cells', 'Opened 34 cells']],
    [de, ['1 Feld aufgedeckt', '2 Felder aufgedeckt', '34 Felder aufgedeckt']],
    [es, ['1 casilla descubierta', '2 casillas descubiertas', '34 casillas descubiertas']],
    [fr, ['1 case découverte', '2 cases découvertes', '34 cases découvertes']],
    [ptBR, ['1 quadrado aberto', '2 quadrados abertos', '34 quadrados abertos']],
    [ar, ['تم فتح خانة واحدة', 'تم فتح خانتين', 'تم فتح 34 خانة']],
  ] as const;

  it.each(opened.map(([labels, texts]) => [labels.lang, labels, texts] as const))(
    '%s',
    (_, labels, texts) => {
      expect([1, 2, 34].map((count) => labels.news({ type: 'opened', count }))).toEqual(texts);
    },
  );

  it('a million of them take a preposition in Romance languages', () => {
    const said = [es, fr, ptBR].map((labels) => spaced(labels.news({ type: 'opened', count: 1_000_000 })));
    expect(said).toEqual([
      '1.000.000 de casillas descubiertas',
      '1 000 000 de cases découvertes',
      '1.000.000 de quadrados abertos',
    ]);
  });
});

it('a word that says the number by itself gives way to one with a figure below zero', () => {
  expect([-1, -2].map(ar.minesLeft)).toEqual(['بقي \u200e-1 لغم', 'بقي \u200e-2 لغم']);
});
