import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MinefieldProvider } from './context.js';
import { FlagModeSwitch } from './flag-mode-switch.js';
import { ar } from './labels/ar.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import type { MinefieldStore } from './state.js';
import { cell, cells, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';
import { packs } from './testing/texts.js';
import { Timer } from './timer.js';

interface GameProps {
  readonly store: MinefieldStore;
  readonly labels: Labels;
}

function Game({ store, labels }: GameProps) {
  return (
    <MinefieldProvider store={store} labels={labels}>
      <MineCounter />
      <NewGameButton />
      <Timer />
      <FlagModeSwitch />
      <Minefield />
    </MinefieldProvider>
  );
}

const name = (element: Element | null): string | null => element?.getAttribute('aria-label') ?? null;

it.each(packs)('$lang: everything is named and said in it, and says so', (labels) => {
  const store = storeOn('*..\n...');
  render(<Game store={store} labels={labels} />);
  act(() => store.getState().mark(2));
  expect(name(grid())).toBe(labels.field({ width: 3, height: 2, mines: 1 }));
  expect(name(cell(2, 0))).toBe(labels.cell('flag', 1, 3));
  expect(name(document.querySelector('.mines-counter'))).toBe(labels.minesLeft(0));
  expect(name(document.querySelector('.mines-timer'))).toBe(labels.time(0));
  expect(name(screen.getByRole('button'))).toBe(labels.newGame);
  expect(name(screen.getByRole('switch'))).toBe(labels.flagMode);
  expect(screen.getByRole('status').textContent).toBe(labels.news({ type: 'marked', face: 'flag', left: 0 }));
  for (const part of [
    ...screen.getAllByRole('img'),
    screen.getByRole('button'),
    screen.getByRole('switch'),
    screen.getByRole('status'),
    grid(),
  ]) {
    expect(part.lang).toBe(labels.lang);
  }
});

it('a language can take the place of another in the middle of a game', () => {
  const store = storeOn('*..\n...');
  const { rerender } = render(<Game store={store} labels={en} />);
  act(() => store.getState().open(1));
  for (const labels of packs) {
    rerender(<Game store={store} labels={labels} />);
    expect(cells().map(name)).toEqual(
      cells().map((_, at) => labels.cell(at === 1 ? '1' : 'closed', Math.floor(at / 3) + 1, (at % 3) + 1)),
    );
  }
});

it('which way things run is left to the page', () => {
  render(<Game store={storeOn('*..')} labels={ar} />);
  expect(document.querySelectorAll('[dir="rtl"]')).toHaveLength(0);
});

it('the digits of a counter keep their order in a page that runs from right to left', () => {
  render(<Game store={storeOn('*..')} labels={ar} />);
  expect(document.querySelector('.mines-counter > [aria-hidden]')?.getAttribute('dir')).toBe('ltr');
});
