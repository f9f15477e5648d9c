import type { HTMLAttributes } from 'react';
import type { CellState } from './cell-code.js';
import type { Labels } from './labels.js';
import type { MinefieldState } from './state.js';

declare module 'react' {
  interface CSSProperties {
    /** The custom properties that the styles and themes of the field read. */
    [property: `--mines-${string}`]: string | number | undefined;
  }
}

/** A presence attribute: there while it holds. */
type Presence = '' | undefined;

/** Props of an element together with the `data-*` attributes of the DOM contract. */
export type DataProps = HTMLAttributes<HTMLElement> & {
  readonly [name: `data-${string}`]: string | undefined;
};

/** Whether things move, and whether the field is just building itself up. */
export type Motion = 'off' | 'on' | 'loading';

/** The attributes of the grid. */
export function gridAttributes(
  state: MinefieldState,
  labels: Labels,
  motion: Motion,
  longPress: number | undefined,
  hydrated: boolean,
): DataProps {
  const { board, status, paused, flagMode, laying } = state;
  return {
    role: 'grid',
    lang: labels.lang,
    'aria-label': labels.field(board),
    'aria-rowcount': board.height,
    'aria-colcount': board.width,
    'data-phase': motion === 'loading' ? 'loading' : status,
    'data-motion': present(motion !== 'off'),
    'data-paused': present(paused !== null),
    'data-flag-mode': present(flagMode),
    'data-laying': present(laying !== null),
    'aria-busy': laying !== null || undefined,
    'data-tall': present(board.height > 9),
    className: 'mines-field',
    style: hydrated
      ? {
          '--mines-columns': board.width,
          '--mines-rows': board.height,
          '--mines-long-press': longPress === undefined ? undefined : `${longPress}ms`,
        }
      : undefined,
  };
}

/** The attributes of a row, `y` from 0. */
export function rowAttributes(y: number, hydrated: boolean): DataProps {
  return {
    role: 'row',
    'aria-rowindex': y + 1,
    className: 'mines-row',
    style: hydrated ? { '--mines-row': y } : undefined,
  };
}

/** The attributes of a cell. */
export function cellAttributes(state: CellState, labels: Labels): DataProps {
  const { face, x, y, pressed, holding, focused, tabStop, concealed, disabled, ring, flood } = state;
  return {
    role: 'gridcell',
    'aria-colindex': x + 1,
    'aria-label': concealed ? labels.concealed(y + 1, x + 1) : labels.cell(face, y + 1, x + 1),
    'aria-disabled': disabled || undefined,
    tabIndex: tabStop ? 0 : -1,
    'data-face': face,
    'data-pressed': present(pressed),
    'data-holding': present(holding),
    'data-focused': present(focused),
    className: 'mines-cell',
    style:
      ring >= 0 || flood > 0
        ? { '--mines-ring': ring >= 0 ? ring : undefined, '--mines-flood': flood || undefined }
        : undefined,
  };
}

function present(holds: boolean): Presence {
  return holds ? '' : undefined;
}
