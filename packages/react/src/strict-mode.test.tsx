import { parseLayout } from '@mines/core';
import { fireEvent, render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MinefieldProvider, useMinefieldStore } from './context.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import type { MinefieldStore } from './state.js';
import { cell, face, faces, grid } from './testing/field.js';
import { LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { seedBox } from './testing/stores.js';
import { Timer } from './timer.js';

const CORNER = parseLayout('*..\n...');

// In StrictMode React renders everything twice and mounts it, unmounts it and mounts it again.

describe('in StrictMode', () => {
  it('a game has one layout, and draws one seed for it at the first open', () => {
    const seeds = seedBox();
    const codes = new Set<string | null>();
    let moves = 0;
    render(
      <StrictMode>
        <Minefield
          drawSeed={seeds.draw}
          onMove={() => {
            moves += 1;
          }}
          onChange={(state) => codes.add(state.layoutCode())}
        />
      </StrictMode>,
    );
    expect(seeds.drawn()).toBe(0);
    mouse().click(LEFT, cell(4, 4));
    mouse().click(RIGHT, cell(0, 0));
    mouse().click(LEFT, cell(8, 8));
    expect(seeds.drawn()).toBe(1);
    expect(codes.size).toBe(1);
    expect(codes).not.toContain(null);
    expect(moves).toBeGreaterThan(0);
  });

  it('a win is told once, also where a chord opens the last cell', () => {
    const onWin = vi.fn();
    const onLose = vi.fn();
    const onMove = vi.fn();
    render(
      <StrictMode>
        <Minefield layout={CORNER} onWin={onWin} onLose={onLose} onMove={onMove} />
      </StrictMode>,
    );
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.click(RIGHT, cell(0, 0));
    hand.click(MIDDLE, cell(1, 0));
    hand.click(MIDDLE, cell(1, 0));
    expect(grid().dataset['phase']).toBe('won');
    expect(onWin).toHaveBeenCalledTimes(1);
    expect(onMove).toHaveBeenCalledTimes(3);
    expect(onLose).not.toHaveBeenCalled();
  });

  it('a click acts once: a mark is one step', () => {
    render(
      <StrictMode>
        <Minefield layout={CORNER} />
      </StrictMode>,
    );
    mouse().click(RIGHT, cell(0, 0));
    expect(face(0, 0)).toBe('flag');
    fireEvent.keyDown(cell(0, 0), { key: 'f' });
    expect(face(0, 0)).toBe('question');
  });

  it('what is inside a provider shares one store, which is the same from render to render', () => {
    const stores = new Set<MinefieldStore>();
    const page = (
      <StrictMode>
        <MinefieldProvider board={{ width: 3, height: 1, mines: 1 }} seed="tomato">
          <Collect into={stores} />
          <MineCounter />
          <NewGameButton />
          <Timer />
          <Minefield />
        </MinefieldProvider>
      </StrictMode>
    );
    const { rerender } = render(page);
    const mounted = [...stores].at(-1);
    stores.clear();
    rerender(page);
    mouse().click(RIGHT, cell(0, 0));
    expect([...stores].filter((store) => store !== mounted)).toEqual([]);
    expect(mounted?.getState().minesLeft).toBe(0);
    expect(document.querySelector('.mines-counter')?.textContent).toBe('000');
    expect(faces()).toEqual([['flag', 'closed', 'closed']]);
  });
});

function Collect({ into }: { readonly into: Set<MinefieldStore> }): ReactElement {
  into.add(useMinefieldStore());
  return <hr />;
}
