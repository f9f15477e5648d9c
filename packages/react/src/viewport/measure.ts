import { elementOf } from '../dom.js';
import type { Tiles } from './anchor.js';
import { ACROSS, type Axis, both, DOWN } from './axis.js';
import { type Both, clampSize, fitSize, type Limits, STEP } from './size.js';

/** The custom property that a viewport sets, and the attribute that says how much of the board is seen. */
const SIZE = '--mines-cell-size';
const VIEW = 'data-view';

/** The elements that matter: found by the DOM contract, so that markup of an app's own does as well. */
export interface Parts {
  readonly viewport: HTMLElement;
  /** The only child, which has room for the glow. */
  readonly room: HTMLElement;
  readonly grid: HTMLElement;
  readonly first: HTMLElement;
  readonly last: HTMLElement;
  /** How many cells there are. */
  readonly counts: Both<number>;
}

/** The field in a viewport, `null` while there is none or none that is laid out. */
export function partsOf(viewport: HTMLElement): Parts | null {
  const grid = viewport.querySelector<HTMLElement>('[role="grid"]');
  const room = viewport.firstElementChild;
  if (!grid || !(room instanceof HTMLElement)) return null;
  const counts = both(({ count }) => Number(grid.getAttribute(count)));
  const board = { width: counts.across, height: counts.down, mines: 0 };
  const first = elementOf(0, grid, board);
  const last = elementOf(board.width * board.height - 1, grid, board);
  return first?.offsetWidth && last ? { viewport, room, grid, first, last, counts } : null;
}

/** Where the tiles are in the window. Positions are physical: the direction of writing makes no difference. */
export function tilesOf({ first, last, counts }: Parts): Both<Tiles> {
  const from = first.getBoundingClientRect();
  const to = last.getBoundingClientRect();
  return both(({ name, edge, length }) => {
    const count = counts[name];
    const pitch = Math.abs(to[edge] - from[edge]) / Math.max(1, count - 1);
    const size = from[length];
    return { start: Math.min(from[edge], to[edge]), size, gap: pitch && pitch - size, count };
  });
}

/** Gives the cells back the size that theme and app say. */
export function release(viewport: HTMLElement): void {
  viewport.removeAttribute(VIEW);
  viewport.style.removeProperty(SIZE);
}

/**
 * Gives the cells a size.
 *
 * @returns whether the whole board is seen.
 */
export function show(parts: Parts, size: number): boolean {
  const { viewport, grid } = parts;
  const is = (inside: (axis: Axis) => boolean): boolean => inside(ACROSS) && inside(DOWN);
  // What is too large for a viewport that is panned is so for one that is not: one layout does instead of two.
  if (viewport.getAttribute(VIEW) === 'part') {
    set(parts, size, 'part');
    if (!is(({ outer }) => grid[outer] <= viewport[outer])) return false;
  }
  set(parts, size, 'whole');
  const fits = is(({ outer, inner }) => grid[outer] <= viewport[inner]);
  if (!fits) set(parts, size, 'part');
  return fits;
}

/** Brings a cell into view, with the margin that the style sheet says. At once: a held arrow key would be too fast else. */
export function reveal(cell: Element): void {
  // Pages without a layout, as tests have them, do not know how to.
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

function set({ viewport }: Parts, size: number, view: 'whole' | 'part'): void {
  // Straight on the element: it is geometry of this view alone, and changes with every frame of a pinch. Through the
  // state of React each of them would render.
  viewport.style.setProperty(SIZE, `${size}px`);
  viewport.setAttribute(VIEW, view);
}

/** The size that shows the whole board, or as much of it as there can be. Leaves the viewport changed. */
export function findFit(parts: Parts, limits: Limits): number {
  const { viewport, room, grid, first } = parts;
  release(viewport);
  // Not rounded, as the `offset` of an element is: tiles are whole pixels of the screen, not always of CSS.
  const usual = clampSize(first.getBoundingClientRect().width, { ...limits, min: 0, max: Infinity });
  // At the usual size a board that is too large takes all the space that there is; one that is not needs no more.
  set(parts, usual, 'whole');
  const box = both(({ inner }) => viewport[inner]);
  const measured = (size: number) => {
    set(parts, size, 'part');
    return both(({ outer, inner }) => ({ field: grid[outer], room: room[outer], beside: viewport[inner] }));
  };
  const small = measured(usual);
  const large = measured(usual + STEP * limits.pixel);
  return fitSize(
    both(({ name }) => ({
      field: { small: small[name].field, large: large[name].field },
      room: { small: small[name].room, large: large[name].room },
      box: box[name],
      beside: small[name].beside,
    })),
    usual,
    limits,
  );
}
