import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { en } from '../labels/en.js';
import { Minefield } from '../minefield.js';
import type { MinefieldStore } from '../state.js';
import { cell } from '../testing/field.js';
import { storeOn } from '../testing/stores.js';
import { FieldOverlay } from './field-overlay.js';
import { oddsLabels, percentOf } from './odds-labels.js';
import { type HintBox, type Sight, useHint } from './use-hint.js';

interface Advice {
  readonly cell: number;
}

/** Keeps the latest box where the test can reach it. */
function Asker(props: {
  readonly store: MinefieldStore;
  readonly solve: (sight: Sight) => Advice | null | Promise<Advice | null>;
  readonly keep: (box: HintBox<Advice>) => void;
}): ReactElement {
  const box = useHint(props.solve, props.store);
  props.keep(box);
  return <output>{box.hint === null ? 'none' : box.hint.cell}</output>;
}

function asker(solve: (sight: Sight) => Advice | null | Promise<Advice | null>): {
  store: MinefieldStore;
  ask: () => Promise<void>;
} {
  const store = storeOn('*..\n...');
  let latest: HintBox<Advice> | undefined;
  const keep = (box: HintBox<Advice>): void => {
    latest = box;
  };
  render(<Asker store={store} solve={solve} keep={keep} />);
  return {
    store,
    ask: () =>
      act(async () => {
        await latest?.ask();
      }),
  };
}

const shown = (): string | null => screen.getByRole('status').textContent;

describe('a hint', () => {
  it('is there until something happens on the field', async () => {
    const { store, ask } = asker(() => ({ cell: 2 }));
    expect(shown()).toBe('none');
    await ask();
    expect(shown()).toBe('2');
    act(() => store.getState().mark(0));
    expect(shown()).toBe('none');
  });

  it('marks the game as helped, and the next one not', async () => {
    const { store, ask } = asker(() => ({ cell: 2 }));
    expect(store.getState().helped).toBe(false);
    await ask();
    expect(store.getState().helped).toBe(true);
    act(() => store.getState().newGame());
    expect(store.getState().helped).toBe(false);
  });

  it('that comes when the field has changed is not shown and counts as no help', async () => {
    let answer: (advice: Advice) => void = () => {};
    const { store, ask } = asker(() => new Promise<Advice>((resolve) => (answer = resolve)));
    const asked = ask();
    act(() => store.getState().mark(0));
    answer({ cell: 1 });
    await asked;
    expect(shown()).toBe('none');
    expect(store.getState().helped).toBe(false);
  });

  it('is found from what the player sees, and from nothing else', async () => {
    const seen: string[] = [];
    const { ask } = asker((sight) => {
      seen.push(...Object.keys(sight));
      return null;
    });
    await ask();
    expect(seen.sort()).toEqual(['board', 'rows']);
  });
});

describe('odds', () => {
  const odds = Float64Array.of(1, Number.NaN, 0, 0.004, 0.5, 0.999);

  it('are said with the name of each closed cell', () => {
    const store = storeOn('*..\n...');
    render(<Minefield store={store} labels={oddsLabels(en, store.getState().board, odds)} />);
    expect(cell(0, 0).ariaLabel ?? cell(0, 0).getAttribute('aria-label')).toBe(
      'Closed, row 1, column 1, mine risk 100%',
    );
    expect(cell(1, 0).getAttribute('aria-label')).toBe('Closed, row 1, column 2');
  });

  it('never look certain when they are not', () => {
    const percent = percentOf('en');
    expect([0, 0.001, 0.5, 0.9999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%']);
  });

  it('are concealed with the field during a pause', () => {
    const store = storeOn('*..\n...');
    const { container } = render(
      <FieldOverlay store={store} odds={odds} hint={null}>
        <Minefield store={store} />
      </FieldOverlay>,
    );
    act(() => store.getState().open(1));
    expect(container.querySelector('.mines-overlay')).not.toBeNull();
    act(() => store.getState().pause());
    expect(container.querySelector('.mines-overlay')).toBeNull();
  });

  it('lie over the field with the frames of a hint, for the eye only', () => {
    const store = storeOn('*..\n...');
    const { container } = render(
      <FieldOverlay store={store} odds={odds} hint={{ cells: [2], numbers: [1] }}>
        <Minefield store={store} />
      </FieldOverlay>,
    );
    const cells = [...container.querySelectorAll('.mines-overlay-cell')];
    expect(cells.map((each) => each.textContent)).toEqual(['100%', '', '0%', '1%', '50%', '99%']);
    expect(cells.map((each) => each.getAttribute('data-hint'))).toEqual([
      null,
      'why',
      'do',
      null,
      null,
      null,
    ]);
    expect(container.querySelector('.mines-overlay')?.getAttribute('aria-hidden')).toBe('true');
  });
});
