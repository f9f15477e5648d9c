import type { Board } from '@mines/core';
import type { Labels } from '../labels.js';

/**
 * Labels that also say how likely each closed cell holds a mine, for those who do not see the overlay.
 *
 * @param probability - Of a mine, per cell, NaN where open.
 * @example
 * ```ts
 * import { en } from '@mines/react';
 * import { oddsLabels } from '@mines/react/help';
 *
 * const labels = oddsLabels(en, { width: 4, height: 1, mines: 1 }, Float64Array.of(0.25, 0.25, 0.25, 0.25));
 * labels.cell('closed', 1, 1); // => 'Closed, row 1, column 1, mine risk 25%'
 * ```
 */
export function oddsLabels(labels: Labels, board: Board, probability: Float64Array): Labels {
  const percent = percentOf(labels.lang);
  return {
    ...labels,
    cell: (face, row, column) => {
      const chance = probability[(row - 1) * board.width + column - 1] ?? Number.NaN;
      const name = labels.cell(face, row, column);
      return Number.isNaN(chance) ? name : `${name}, ${labels.risk(percent(chance))}`;
    },
  };
}

/**
 * Writes chances as a language writes percentages. What is not certain never reads as if it were.
 *
 * @example
 * ```ts
 * import { percentOf } from '@mines/react/help';
 *
 * percentOf('en')(0.999); // => '99%'
 * ```
 */
export function percentOf(lang: string): (chance: number) => string {
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (chance) => {
    if (chance === 0 || chance === 1) return format.format(chance);
    return format.format(Math.min(0.99, Math.max(0.01, chance)));
  };
}
