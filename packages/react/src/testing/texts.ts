import { type FaceName, faceName, isFace } from '@mines/core';
import { ar } from '../labels/ar.js';
import { de } from '../labels/de.js';
import { en } from '../labels/en.js';
import { es } from '../labels/es.js';
import { fr } from '../labels/fr.js';
import { ja } from '../labels/ja.js';
import { ptBR } from '../labels/pt-BR.js';
import { zhCN } from '../labels/zh-CN.js';
import type { Labels } from '../labels.js';
import type { News, Refusal } from '../news.js';

/** Every language there is. */
export const packs: readonly Labels[] = [ar, de, en, es, fr, ja, ptBR, zhCN];

/** All that a cell can show. */
export const allFaces: readonly FaceName[] = Array.from({ length: 15 }, (_, face) => face)
  .filter(isFace)
  .map(faceName);

const REFUSALS: Readonly<Record<Refusal, true>> = {
  flagged: true,
  open: true,
  flags: true,
  over: true,
  laying: true,
  'no-layout': true,
  paused: true,
};

/** Every refusal, as news. */
export const refusals: readonly News[] = Object.keys(REFUSALS)
  .filter((why): why is Refusal => why in REFUSALS)
  .map((why) => ({ type: 'refused', why }));

const board = { width: 30, height: 16, mines: 99 };
// Long enough for hours, minutes and seconds.
const ms = 3_723_900;

/** Some of each kind of news: the types do not let one be forgotten. */
export const allNews: Readonly<Record<News['type'], readonly News[]>> = {
  opened: [0, 1, 2, 34].map((count) => ({ type: 'opened', count })),
  marked: (['flag', 'question', 'closed'] as const).map((face) => ({ type: 'marked', face, left: 9 })),
  refused: refusals,
  lost: [{ type: 'lost', row: 4, column: 7 }],
  won: [{ type: 'won', ms }],
  'new-game': [{ type: 'new-game', board }],
  paused: [{ type: 'paused' }],
  resumed: [{ type: 'resumed' }],
  restored: [{ type: 'restored', left: 9 }],
  around: [
    ...allFaces.map((face): News => ({ type: 'around', faces: [face] })),
    { type: 'around', faces: allFaces },
  ],
  status: [{ type: 'status', left: -1, ms }],
  'flag-mode': [true, false].map((on) => ({ type: 'flag-mode', on })),
};

/** All that a language says. */
export function textsOf(labels: Labels): string[] {
  return [
    labels.field(board),
    ...allFaces.map((face) => labels.cell(face, 3, 5)),
    labels.concealed(3, 5),
    ...[-1, 0, 1, 2, 3, 11, 100, 1_000_000].map((count) => labels.minesLeft(count)),
    ...[0, 1, 60, 72, 3_723].map((seconds) => labels.time(seconds)),
    labels.newGame,
    labels.flagMode,
    labels.sound,
    ...Object.values(allNews).flatMap((news) => news.map((each) => labels.news(each))),
  ];
}

/** The text with plain spaces: French and others have some that do not break. */
export function spaced(text: string): string {
  return text.replace(/\s/g, ' ');
}
