import { act, fireEvent, render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Minefield } from '../minefield.js';
import { cell, face } from '../testing/field.js';
import { layOut } from '../testing/layout.js';
import { watchListeners } from '../testing/listeners.js';
import { storeOn } from '../testing/stores.js';
import { cellSize, PICTURE, seen, showView, touch, view } from '../testing/viewport.js';
import { MinefieldViewport } from './minefield-viewport.js';
import { useMinefieldViewport } from './use-minefield-viewport.js';

const store = storeOn(PICTURE);
let renders = 0;

function Game(): ReactElement {
  const viewport = useMinefieldViewport({ maxCellSize: 50 });
  renders += 1;
  return (
    <>
      <MinefieldViewport viewport={viewport}>
        <Minefield store={store} />
      </MinefieldViewport>
      <output>{`${viewport.fits} ${viewport.canZoomIn} ${viewport.canZoomOut}`}</output>
      <button type="button" onClick={viewport.zoomIn}>
        in
      </button>
      <button type="button" onClick={viewport.fit}>
        fit
      </button>
    </>
  );
}

describe('at first', () => {
  it.each([
    ['the usual size where that fits', { width: 400 }, '40px', 'whole'],
    ['the largest whole one that fits', { width: 399 }, '39px', 'whole'],
    ['the least where a whole board is too small for fingers', { width: 240 }, '24px', 'whole'],
    ['the least where nothing fits', { width: 239, height: 60 }, '24px', 'part'],
    ['the largest that is panned in one direction only', { width: 239, height: 90 }, '30px', 'part'],
    ['never more than the usual', { width: 239, height: 600 }, '40px', 'part'],
  ])('a cell has %s', (_, layout, size, part) => {
    showView(layout);
    expect([cellSize(), seen()]).toEqual([size, part]);
  });

  it('an app may say how small and how large cells get', () => {
    showView({ width: 100, height: 10 }, { minCellSize: 30 });
    expect(cellSize()).toBe('30px');
  });

  it('nothing is done where nothing is laid out', () => {
    render(
      <MinefieldViewport>
        <Minefield store={storeOn(PICTURE)} />
      </MinefieldViewport>,
    );
    fireEvent.keyDown(cell(0, 0), { key: '+' });
    expect([cellSize(), seen()]).toEqual(['', undefined]);
  });

  it('a field that comes later is fitted when it comes, and so is another board', async () => {
    layOut({ width: 300, height: 600, usual: 40 });
    const page = (picture?: string): ReactElement => (
      <MinefieldViewport>{picture && <Minefield key={picture} store={storeOn(picture)} />}</MinefieldViewport>
    );
    const { rerender } = render(page());
    rerender(page('..........'));
    await vi.waitFor(() => expect(cellSize()).toBe('30px'));
    fireEvent.keyDown(cell(0, 0), { key: '-' });
    expect(cellSize()).toBe('24px');
    rerender(page('.....'));
    await vi.waitFor(() => expect(cellSize()).toBe('40px'));
  });
});

describe('the space', () => {
  it('changes the size with it, until a player has chosen one', async () => {
    const { layout } = showView();
    layout.width = 350;
    fireEvent(window, new Event('resize'));
    await vi.waitFor(() => expect(cellSize()).toBe('35px'));
    fireEvent.keyDown(cell(0, 0), { key: '-' });
    expect(cellSize()).toBe('28px');
    layout.width = 270;
    fireEvent(window, new Event('resize'));
    await vi.waitFor(() => expect(seen()).toBe('part'));
    expect(cellSize()).toBe('28px');
    fireEvent.keyDown(cell(0, 0), { key: '0' });
    expect(cellSize()).toBe('27px');
  });
});

describe('keys', () => {
  it('zoom step by step, within the limits', () => {
    showView();
    const sizes: string[] = [];
    for (const key of ['+', '=', '+', '-', '-', '-', '-', '-', '0']) {
      fireEvent.keyDown(cell(3, 0), { key });
      sizes.push(cellSize());
    }
    expect(sizes).toEqual(['50px', '63px', '64px', '51px', '41px', '33px', '26px', '24px', '40px']);
  });

  it('are left to the browser with Control, to others outside of the cells, and to a field that wants them', () => {
    layOut({ width: 400, height: 600, usual: 40 });
    const { getByRole } = render(
      <MinefieldViewport>
        <Minefield store={storeOn(PICTURE)} keymap={{ '-': 'mark' }} />
        <input />
      </MinefieldViewport>,
    );
    expect(fireEvent.keyDown(cell(0, 0), { key: '+', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(getByRole('textbox'), { key: '+' })).toBe(true);
    fireEvent.keyDown(cell(0, 0), { key: '-' });
    expect(face(0, 0)).toBe('flag');
    expect(cellSize()).toBe('40px');
  });
});

describe('buttons', () => {
  it('know what they can do, and render only when that changes', () => {
    layOut({ width: 400, height: 600, usual: 40 });
    renders = 0;
    const { getByText } = render(<Game />);
    expect(getByText(/true|false/).textContent).toBe('true true true');
    expect(renders).toBe(2);
    touch('touchstart', 0, 100);
    for (let x = 101; x <= 120; x++) act(() => void touch('touchmove', 0, x));
    expect(cellSize()).toBe('48px');
    expect(getByText(/true|false/).textContent).toBe('false true true');
    expect(renders).toBe(3);
    fireEvent.click(getByText('in'));
    expect(cellSize()).toBe('50px');
    expect(getByText(/true|false/).textContent).toBe('false false true');
    fireEvent.click(getByText('fit'));
    expect(cellSize()).toBe('40px');
    expect(getByText(/true|false/).textContent).toBe('true true true');
  });
});

it('nothing is left behind', () => {
  const observers = new Set<object>();
  class Observer {
    observe(): void {
      observers.add(this);
    }
    disconnect(): void {
      observers.delete(this);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('MutationObserver', Observer);
  vi.useFakeTimers();
  const [inWindow, inDocument] = [watchListeners(window), watchListeners(document)];
  const before = [inWindow(), inDocument()];
  layOut({ width: 300, height: 600, usual: 40 });
  const { unmount } = render(
    <StrictMode>
      <MinefieldViewport>
        <Minefield store={storeOn(PICTURE)} />
      </MinefieldViewport>
    </StrictMode>,
  );
  const element = view();
  const inView = watchListeners(element);
  fireEvent(window, new Event('resize'));
  expect(vi.getTimerCount()).toBe(1);
  expect(observers.size).toBe(2);
  expect(inWindow().length).toBeGreaterThan(before[0]?.length ?? 0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(observers.size).toBe(0);
  expect([inWindow(), inDocument()]).toEqual(before);
  expect(inView()).toEqual([]);
  expect(element.getAttribute('style')).toBeFalsy();
});
