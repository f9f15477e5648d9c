import type { MinefieldState } from '@mines/react';
import type { Clicks, Round } from './schema.js';

/** What the app says of a game when it begins it. */
export type Origin = Pick<Round, 'known' | 'daily' | 'noGuess'>;

/** A board by chance that nobody knows. */
export const byChance: Origin = { known: false, daily: null, noGuess: false };

const none: Clicks = { open: 0, mark: 0, chord: 0 };

/** A game of which nothing has happened yet. */
export function newRound(id: string, origin: Origin = byChance): Round {
  return { id, startedAt: null, clicks: none, wasted: none, paused: false, ...origin };
}

/** What following a round takes from outside. */
export interface RoundSource {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An id that no other game has. */
  readonly newId: () => string;
}

/** What is known of the game after its store has changed. */
export function nextRound(
  round: Round,
  state: MinefieldState,
  before: MinefieldState,
  { now, newId }: RoundSource,
): Round {
  if (state.round !== before.round) {
    // The same board again is one that the player has seen.
    const again: Origin = { ...round, known: true };
    return newRound(newId(), state.change.reason === 'replay' ? pickOrigin(again) : byChance);
  }
  let next = round;
  const { change, told, status } = state;
  if (change !== before.change) {
    const { reason } = change;
    if (reason === 'pause') next = { ...next, paused: true };
    if (reason === 'open' || reason === 'mark' || reason === 'chord')
      next = { ...next, clicks: oneMore(next.clicks, reason) };
    if (before.status === 'ready' && status !== 'ready') next = { ...next, startedAt: now() };
  }
  // The one strategy that the demo has lays boards without guessing.
  if (state.laying !== null && !next.noGuess) next = { ...next, noGuess: true };
  if (told !== before.told && told?.news.type === 'refused') {
    const { why, move } = told.news;
    // While nothing can be done, nothing is counted.
    const counts = why === 'flagged' || why === 'open' || why === 'flags';
    if (move && counts) next = { ...next, wasted: oneMore(next.wasted, move) };
  }
  return next;
}

function pickOrigin({ known, daily, noGuess }: Origin): Origin {
  return { known, daily, noGuess };
}

function oneMore(clicks: Clicks, kind: keyof Clicks): Clicks {
  return { ...clicks, [kind]: clicks[kind] + 1 };
}
