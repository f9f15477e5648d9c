import { screen } from '@testing-library/react';

/** The grid of the field on the page. */
export function grid(): HTMLElement {
  return screen.getByRole('grid');
}

/** The element of a cell, found as a user of the DOM contract finds it: `x` and `y` from 0. */
export function cell(x: number, y: number, root: Element = grid()): HTMLElement {
  const found = root.querySelector(`[aria-rowindex="${y + 1}"] > [aria-colindex="${x + 1}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`there is no cell in column ${x}, row ${y}`);
  return found;
}

/** Every cell of the field, row by row. */
export function cells(root: Element = grid()): HTMLElement[] {
  return [...root.querySelectorAll('[role="gridcell"]')].filter((found) => found instanceof HTMLElement);
}

/** What a cell shows. */
export function face(x: number, y: number): string | undefined {
  return cell(x, y).dataset['face'];
}

/** What the cells show, a list a row. */
export function faces(): (string | undefined)[][] {
  return [...grid().querySelectorAll('[role="row"]')].map((row) =>
    cells(row).map((found) => found.dataset['face']),
  );
}

/** The cells that look held down, as `x,y`. */
export function pressed(): string[] {
  return placesWith('data-pressed');
}

/** The cells that look focused, as `x,y`. */
export function focused(): string[] {
  return placesWith('data-focused');
}

/** The cells in the tab order, as `x,y`. */
export function tabStops(): string[] {
  return placesOf(cells().filter((found) => found.tabIndex === 0));
}

/** Where a cell's element is, as `x,y`. */
export function placeOf(element: Element | null): string {
  const x = Number(element?.getAttribute('aria-colindex')) - 1;
  const y = Number(element?.parentElement?.getAttribute('aria-rowindex')) - 1;
  return `${x},${y}`;
}

function placesWith(attribute: string): string[] {
  return placesOf(cells().filter((found) => found.hasAttribute(attribute)));
}

function placesOf(elements: readonly Element[]): string[] {
  return elements.map(placeOf);
}
