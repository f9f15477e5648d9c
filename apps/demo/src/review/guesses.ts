import { neighbours } from '@mines/core';
import type { Analysis, Position } from '@mines/solver';
import type { Step } from './steps.js';

/** A cell and the chance that it held a mine. */
export interface Risk {
  readonly cell: number;
  readonly chance: number;
}

/** A move that might have hit a mine. */
export interface Guess {
  readonly step: Step;
  /** Which move it was, from 1; the first open is the first. */
  readonly move: number;
  /** The greatest chance among the cells that it opened. */
  readonly taken: Risk;
  /** The least that could be had. Certain where its chance is 0. */
  readonly least: Risk;
  /** The chance of a mine, per cell, NaN where open. */
  readonly odds: Float64Array;
}

/** What was a guess in a step, `null` where it was certain that nothing could happen. */
export function guessOf(step: Step, index: number, analyse: (position: Position) => Analysis): Guess | null {
  const { probability } = analyse(step);
  const cells = step.type === 'open' ? [step.cell] : chorded(step);
  const taken = greatest(cells, probability);
  if (!taken || taken.chance === 0) return null;
  const closed = Array.from(probability, (_, cell) => cell).filter(
    (cell) => !Number.isNaN(probability[cell]),
  );
  const least = closed.reduce<Risk>((best, cell) => {
    const chance = probability[cell] ?? 1;
    return chance < best.chance ? { cell, chance } : best;
  }, taken);
  return { step, move: index + 2, taken, least, odds: probability };
}

/** The chance to have come through all of these alive, as if each stood alone. */
export function survival(guesses: readonly Guess[]): number {
  return guesses.reduce((chance, { taken }) => chance * (1 - taken.chance), 1);
}

const FLAG = 10;

/** The covered cells around a number that no flag keeps closed. */
function chorded({ board, rows, cell }: Step): number[] {
  const faceOf = (at: number): number => rows[Math.floor(at / board.width)]?.[at % board.width] ?? FLAG;
  return neighbours(board, cell).filter((at) => faceOf(at) >= 9 && faceOf(at) !== FLAG);
}

function greatest(cells: readonly number[], probability: Float64Array): Risk | null {
  return cells.reduce<Risk | null>((most, cell) => {
    const chance = probability[cell] ?? 0;
    return !most || chance > most.chance ? { cell, chance } : most;
  }, null);
}
