import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { de } from './labels/de.js';
import { ResultBanner } from './result-banner.js';
import { handClock } from './testing/hand-clock.js';
import { cellIn, storeOn } from './testing/stores.js';

const banner = (): Element | null => document.querySelector('.mines-result');

describe('the result', () => {
  it('keeps its place and is silent until the game is over', () => {
    const store = storeOn('*..');
    render(<ResultBanner store={store} />);
    act(() => store.getState().open(1));
    expect(banner()?.textContent).toBe('');
    expect(banner()?.getAttribute('data-status')).toBe('playing');
  });

  it('says in how much time the board was cleared', () => {
    const clock = handClock();
    const store = storeOn('*..', { now: clock.now });
    render(<ResultBanner store={store} />);
    act(() => store.getState().open(1));
    clock.pass(72_000);
    act(() => store.getState().open(2));
    expect(banner()?.textContent).toBe('Board cleared in 1 minute 12 seconds.');
  });

  it('says where the mine was, and goes when the next game begins', () => {
    const store = storeOn('...\n..*');
    render(<ResultBanner store={store} labels={de} />);
    act(() => store.getState().open(cellIn(store, 2, 1)));
    expect(banner()?.textContent).toBe(de.news({ type: 'lost', row: 2, column: 3 }));
    expect(banner()?.firstElementChild?.getAttribute('lang')).toBe('de');
    act(() => store.getState().newGame());
    expect(banner()?.textContent).toBe('');
  });

  it('shows what the app puts in instead, once the game is over', () => {
    const store = storeOn('*..');
    render(
      <ResultBanner
        store={store}
        motion={false}
        className={(status) => (status === 'lost' ? 'bad' : undefined)}
      >
        <button type="button">Again</button>
      </ResultBanner>,
    );
    expect(banner()?.textContent).toBe('');
    act(() => store.getState().open(0));
    expect(banner()?.textContent).toBe('Again');
    expect(banner()?.className).toBe('mines-result bad');
    expect(banner()?.hasAttribute('data-motion')).toBe(false);
  });
});
