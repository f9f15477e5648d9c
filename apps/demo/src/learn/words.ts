import { percentOf } from '@mines/react/help';
import { placeOf, placesOf } from '../play/place.js';
import type { LearnTexts } from '../texts/learn.js';
import type { PlayTexts } from '../texts/play.js';
import type { Verdict } from './judge.js';
import type { Step } from './step.js';

/** What is needed to say something in a language. */
export interface Tongue {
  readonly learn: LearnTexts;
  readonly help: PlayTexts['help'];
  readonly lang: string;
}

/** Says what to do and why. `width` is that of the board. */
export function wordsOfStep(step: Step, width: number, { learn, help, lang }: Tongue): string {
  const { idea, action, cells, numbers, chance } = step;
  const [row, column] = placeOf(cells[0] ?? 0, width);
  const places = placesOf(numbers, width, help, lang);
  if (idea === 'guess') return help.guess(row, column, percentOf(lang)(chance));
  if (action === 'chord') return learn.chord(places);
  const what = action === 'open' ? help.safe(row, column) : help.mine(row, column);
  if (idea === 'number') return `${what} ${action === 'open' ? learn.done(places) : learn.full(places)}`;
  if (idea === 'pattern' && numbers.length > 1) return `${what} ${learn.together(places)}`;
  return `${what} ${help.reasons[idea === 'pattern' ? 'numbers' : idea]}`;
}

/** Says what became of a move. */
export function wordsOfVerdict(verdict: Verdict, { learn, lang }: Pick<Tongue, 'learn' | 'lang'>): string {
  const percent = percentOf(lang);
  switch (verdict.kind) {
    case 'bet':
      return (verdict.mine ? learn.betLost : learn.bet)(percent(verdict.chance));
    case 'worse':
      return learn.worse(percent(verdict.chance), percent(verdict.least));
    default:
      return learn[verdict.kind];
  }
}
