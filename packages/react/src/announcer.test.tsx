import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { de } from './labels/de.js';
import { en } from './labels/en.js';
import { Minefield } from './minefield.js';
import type { MinefieldState } from './state.js';
import { createMinefieldStore } from './store.js';
import { storeOn } from './testing/stores.js';

const PICTURE = `
  *....
  .....
  ....*
`;

/** Every message that is put before a screen reader while something is done, in order. */
function heard(play: (state: MinefieldState) => void): string[] {
  let time = 0;
  const store = storeOn(PICTURE, { now: () => time });
  const { getByRole, unmount } = render(<Minefield store={store} />);
  const messages: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) messages.push(node.textContent ?? '');
  });
  observer.observe(getByRole('status'), { childList: true });
  const state = store.getState();
  // One at a time, as a player acts; a second passes between two.
  const later: MinefieldState = {
    ...state,
    open: (cell) => step(() => state.open(cell)),
    mark: (cell) => step(() => state.mark(cell)),
    chord: (cell) => step(() => state.chord(cell)),
  };
  const step = (action: () => void): void => {
    time += 1000;
    act(action);
    for (const { addedNodes } of observer.takeRecords())
      for (const node of addedNodes) messages.push(node.textContent ?? '');
  };
  play(later);
  observer.disconnect();
  unmount();
  return messages;
}

describe('one message an action', () => {
  it('says how much was opened, and what became of a mark', () => {
    const messages = heard((field) => {
      field.open(1);
      field.mark(0);
      field.mark(0);
      field.mark(0);
    });
    expect(messages).toEqual([
      'Opened 1 cell',
      'Flag placed, 1 mine left',
      'Question mark placed, 2 mines left',
      'Mark removed, 2 mines left',
    ]);
  });

  it('says why nothing happened, each time anew', () => {
    const messages = heard((field) => {
      field.mark(0);
      field.open(0);
      field.open(0);
      field.open(1);
      field.open(1);
      field.chord(4);
    });
    expect(messages).toEqual([
      'Flag placed, 1 mine left',
      'Cannot open, flagged',
      'Cannot open, flagged',
      'Opened 1 cell',
      'Nothing to do, open already',
      'Flags around do not match the number',
    ]);
  });

  it('says where the mine was, and after the end that it is over', () => {
    const messages = heard((field) => {
      field.open(14);
      field.open(1);
    });
    expect(messages).toEqual(['Mine hit, row 3, column 5. Game over.', 'The game is over']);
  });

  it('says how long a board took', () => {
    const messages = heard((field) => {
      field.open(1);
      field.open(4);
    });
    expect(messages).toEqual(['Opened 1 cell', 'Board cleared in 1 second.']);
  });
});

/** What can be read in the live regions of the page. */
function regions(): (string | null)[] {
  return screen.getAllByRole('status').map(({ textContent }) => textContent);
}

/** Every element that is put into a live region from now on. */
function listen(): () => (string | null)[] {
  const observer = new MutationObserver(() => {});
  for (const region of screen.getAllByRole('status'))
    observer.observe(region, { childList: true, subtree: true, characterData: true });
  return () =>
    observer
      .takeRecords()
      .flatMap(({ type, target, addedNodes }) =>
        type === 'childList' ? [...addedNodes].map(({ textContent }) => textContent) : target.textContent,
      );
}

describe('of two fields on one store', () => {
  it('one says a message, the other is silent', () => {
    const store = storeOn(PICTURE);
    render(
      <StrictMode>
        <Minefield store={store} />
        <Minefield store={store} />
      </StrictMode>,
    );
    act(() => store.getState().mark(0));
    expect(regions()).toEqual(['Flag placed, 1 mine left', '']);
  });

  it('the one that stays speaks on, and does not say again what was said', () => {
    const store = storeOn(PICTURE);
    const { rerender } = render(
      <>
        <Minefield key="a" store={store} />
        <Minefield key="b" store={store} />
      </>,
    );
    act(() => store.getState().mark(0));
    rerender(<Minefield key="b" store={store} />);
    expect(regions()).toEqual(['']);
    act(() => store.getState().open(1));
    expect(regions()).toEqual(['Opened 1 cell']);
    rerender(
      <>
        <Minefield key="a" store={store} />
        <Minefield key="b" store={store} />
      </>,
    );
    expect(regions()).toEqual(['', 'Opened 1 cell']);
    act(() => store.getState().mark(14));
    expect(regions().filter(Boolean)).toEqual(['Flag placed, 0 mines left']);
  });
});

it('a message is not said again in another language: the next one is', () => {
  const store = storeOn(PICTURE);
  const { rerender } = render(<Minefield store={store} labels={en} />);
  act(() => store.getState().mark(0));
  const heard = listen();
  rerender(<Minefield store={store} labels={de} />);
  expect(heard()).toEqual([]);
  expect(screen.getByRole('status').lang).toBe('en');
  act(() => store.getState().mark(0));
  expect(heard()).toEqual(['Fragezeichen gesetzt, noch 2 Minen']);
  expect(screen.getByRole('status').lang).toBe('de');
});

describe('a restored game', () => {
  it('says once that it is there, also where it was before the field, and how many mines are left', () => {
    const store = storeOn(PICTURE);
    store.getState().open(1);
    store.getState().mark(0);
    const later = createMinefieldStore();
    later.getState().restore(store.getState().save());
    render(
      <StrictMode>
        <Minefield store={later} />
      </StrictMode>,
    );
    expect(regions()).toEqual(['Game restored and paused, 1 mine left']);
  });

  it.each([
    ['ready', [], 'New game, 5 by 3, 2 mines'],
    ['won', [1, 4], 'The game is over'],
    ['lost', [0], 'The game is over'],
  ] as const)('that is %s says what it is', (status, opens, message) => {
    const store = storeOn(PICTURE);
    for (const cell of opens) store.getState().open(cell);
    render(<Minefield store={store} />);
    act(() => store.getState().restore(store.getState().save()));
    expect(store.getState().status).toBe(status);
    expect(regions()).toEqual([message]);
  });
});
