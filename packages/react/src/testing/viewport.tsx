import { fireEvent, render } from '@testing-library/react';
import { Minefield } from '../minefield.js';
import { MinefieldViewport, type MinefieldViewportProps } from '../viewport/minefield-viewport.js';
import { cell, grid } from './field.js';
import { type FakeLayout, layOut } from './layout.js';
import { storeOn } from './stores.js';

/** Ten cells in a row, so that the usual 40 px want 400. */
export const PICTURE = '..........';

/** The viewport of the field on the page. */
export function view(): HTMLElement {
  const found = grid().closest('.mines-viewport');
  if (!(found instanceof HTMLElement)) throw new Error('there is no viewport');
  return found;
}

/** What it has made of its cells. */
export const cellSize = (): string => view().style.getPropertyValue('--mines-cell-size');
/** How much of the board it shows. */
export const seen = (): string | undefined => view().dataset['view'];

/** A field in a viewport, 400 wide unless it is told otherwise. */
export function showView(
  layout: Partial<FakeLayout> = {},
  props: Partial<MinefieldViewportProps> = {},
): { layout: FakeLayout; unmount: () => void } {
  const laid = layOut({ width: 400, height: 600, usual: 40, ...layout });
  const { unmount } = render(
    <MinefieldViewport {...props}>
      <Minefield store={storeOn(PICTURE)} />
    </MinefieldViewport>,
  );
  return { layout: laid, unmount };
}

/** Touches as a browser lists them: all that are down, where they came down. */
export function touch(type: 'touchstart' | 'touchmove' | 'touchend', ...xs: number[]): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const touches = xs.map((clientX) => ({ clientX, clientY: 0, target: cell(0, 0) }));
  Object.defineProperty(event, 'touches', { value: touches });
  return fireEvent(cell(0, 0), event);
}
