import type { Rules } from '@mines/core';
import type { Flood, LayoutStrategy, NewGameOptions } from '@mines/react';
import { floodRings } from '@mines/react/flood';
import type { Settings } from '../settings/settings.js';
import type { SettingsStore } from '../settings/store.js';
import { noGuessLayout } from './no-guess.js';

/** The rules of the next game. */
export function rulesOf({ firstOpen, questionMarks, chord }: Settings): Rules {
  return { firstOpen, questionMarks, chord };
}

/** How the mines of the next game are laid. */
export function layoutFor({ noGuess }: Settings): LayoutStrategy | 'random' {
  return noGuess ? noGuessLayout : 'random';
}

/** What the settings say about the next game. */
export function gameOptions(settings: Settings): NewGameOptions {
  return { rules: rulesOf(settings), layout: layoutFor(settings) };
}

/** Openings that travel ring by ring while the settings want it, and show at once while they do not. */
export function floodFor(settings: SettingsStore): Flood {
  return (board, start, from, to, before) =>
    settings.getState().motion === 'rings'
      ? floodRings(board, start, from, to, null)
      : (before ?? new Array<Uint16Array>(board.height).fill(new Uint16Array(board.width)));
}
