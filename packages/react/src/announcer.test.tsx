import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldState } from './state.js';
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
