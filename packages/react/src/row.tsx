'use client';

import { memo, type NamedExoticComponent, type ReactElement } from 'react';
import { rowAttributes } from './attributes.js';
import { Cell } from './cell.js';
import { type CellState, cellCode, type RowView } from './cell-code.js';
import type { Labels } from './labels.js';
import type { ElementOptions } from './render-element.js';

/** Props of {@link Row}. */
export interface RowProps extends RowView {
  /** Row, from 0. */
  readonly y: number;
  /** Its faces, a byte each. The same bytes mean: nothing to draw. */
  readonly faces: Uint8Array;
  /** The rings of the whole board, or `null`. */
  readonly rings: Int16Array | Int32Array | null;
  /** How far floods had to travel to its cells, where openings show ring by ring. */
  readonly floods?: Uint16Array | undefined;
  /** The language of the names of its cells. */
  readonly labels: Labels;
  /** Class name, style and element of each cell. Keep it the same object from render to render. */
  readonly cell: ElementOptions<CellState>;
}

function RowElement({ y, faces, rings, floods, labels, cell, ...view }: RowProps): ReactElement {
  return (
    <div {...rowAttributes(y, view.hydrated)}>
      {Array.from(faces, (_, x) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={x}
          {...cell}
          x={x}
          y={y}
          code={cellCode(faces, x, view)}
          ring={rings?.[y * faces.length + x] ?? -1}
          flood={floods?.[x]}
          labels={labels}
        />
      ))}
    </div>
  );
}

/**
 * One row of a field: where rendering stops when nothing in it has changed.
 *
 * @example
 * ```tsx
 * import { MinefieldProvider, Row, useField } from '@mines/react';
 *
 * const cell = { className: 'my-cell' };
 *
 * function Rows() {
 *   const { state, labels, gridProps, rowView } = useField();
 *   return (
 *     <div {...gridProps}>
 *       {state.rows.map((faces, y) => (
 *         <Row key={y} y={y} faces={faces} rings={state.rings} labels={labels} cell={cell} {...rowView(y)} />
 *       ))}
 *     </div>
 *   );
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Rows />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export const Row: NamedExoticComponent<RowProps> = memo(RowElement);
