'use client';

import { memo, type NamedExoticComponent, type ReactElement } from 'react';
import { cellAttributes } from './attributes.js';
import { type CellCode, type CellState, readCell } from './cell-code.js';
import type { Labels } from './labels.js';
import { type ElementOptions, renderElement } from './render-element.js';
import { signOf } from './sign.js';

/** Props of {@link Cell}. */
export interface CellProps extends ElementOptions<CellState> {
  /** Column, from 0. */
  readonly x: number;
  /** Row, from 0. */
  readonly y: number;
  /** All that it shows, in one number. */
  readonly code: CellCode;
  /** When the blast of a lost game reaches it, in rings; -1 never. */
  readonly ring: number;
  /** How far a flood had to travel to it, in steps. */
  readonly flood?: number | undefined;
  /** The language of its name. */
  readonly labels: Labels;
}

function CellElement({ x, y, code, ring, flood = 0, labels, ...options }: CellProps): ReactElement {
  const state = readCell(code, x, y, ring, flood);
  // A `span`: without a style sheet the cells of a row stand in one line.
  return renderElement(cellAttributes(state, labels), options, state, 'span', signOf(state.face));
}

/**
 * One cell of a field. It renders again only when what it shows changes.
 *
 * @example
 * ```tsx
 * import { Cell, en } from '@mines/react';
 *
 * export function Flag() {
 *   return (
 *     <div className="mines-field" role="grid" aria-label="A flag">
 *       <div className="mines-row" role="row">
 *         <Cell x={0} y={0} code={10} ring={-1} labels={en} />
 *       </div>
 *     </div>
 *   );
 * }
 * ```
 */
export const Cell: NamedExoticComponent<CellProps> = memo(CellElement);
