import { parseLayout } from '@mines/core';
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChangeDetails, MinefieldCallbacks } from './callbacks.js';
import { Minefield } from './minefield.js';
import type { MinefieldState, MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { cell } from './testing/field.js';
import { handClock } from './testing/hand-clock.js';
import { LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';

/** One call of a callback. */
interface Call {
  readonly name: keyof MinefieldCallbacks;
  readonly value: unknown;
  readonly details: ChangeDetails;
}

/** All callbacks, and what they were called with since the last look. */
function listen(): { callbacks: MinefieldCallbacks; look: () => Call[]; names: () => string[] } {
  const calls: Call[] = [];
  const write =
    (name: Call['name']) =>
    (value: unknown, details: ChangeDetails): void => {
      calls.push({ name, value, details });
    };
  const look = (): Call[] => calls.splice(0);
  return {
    callbacks: {
      onStart: write('onStart'),
      onMove: write('onMove'),
      onWin: write('onWin'),
      onLose: write('onLose'),
      onChange: write('onChange'),
    },
    look,
    names: () => look().map(({ name }) => name),
  };
}

/** A field that is listened to. */
function field(picture: string): ReturnType<typeof listen> & { store: MinefieldStore } {
  const heard = listen();
  const store = storeOn(picture);
  render(<Minefield store={store} {...heard.callbacks} />);
  return { store, ...heard };
}

describe('callbacks', () => {
  it('say nothing when the field is first shown', () => {
    expect(field('*..').look()).toEqual([]);
  });

  it('of the first open: onStart, onMove, onChange', () => {
    const { names } = field('*..\n...');
    mouse().click(LEFT, cell(1, 0));
    expect(names()).toEqual(['onStart', 'onMove', 'onChange']);
  });

  it('of a mark before the first open: onMove, onChange; the game has not begun', () => {
    const { names } = field('*..\n...');
    mouse().click(RIGHT, cell(0, 0));
    expect(names()).toEqual(['onMove', 'onChange']);
    mouse().click(LEFT, cell(1, 0));
    expect(names()).toEqual(['onStart', 'onMove', 'onChange']);
  });

  it('of the last open: onMove, onWin, onChange', () => {
    const { store, names } = field('*..\n...');
    for (const index of [1, 3, 4]) act(() => store.getState().open(index));
    names();
    act(() => store.getState().open(5));
    expect(names()).toEqual(['onMove', 'onWin', 'onChange']);
  });

  it('of a hit mine: onMove, onLose, onChange', () => {
    const { store, names } = field('*..\n...');
    act(() => store.getState().open(1));
    names();
    act(() => store.getState().open(0));
    expect(names()).toEqual(['onMove', 'onLose', 'onChange']);
  });

  it('of a first open that ends the game: all that apply, in the same order', () => {
    const lost = field('*..');
    mouse().click(LEFT, cell(0, 0));
    expect(lost.names()).toEqual(['onStart', 'onMove', 'onLose', 'onChange']);
  });

  it('of a first open that wins: onStart, onMove, onWin, onChange', () => {
    const won = field('..*');
    act(() => won.store.getState().open(1));
    won.names();
    act(() => won.store.getState().newGame({ board: { width: 3, height: 3, mines: 0 } }));
    expect(won.names()).toEqual(['onChange']);
    act(() => won.store.getState().open(4));
    expect(won.names()).toEqual(['onStart', 'onMove', 'onWin', 'onChange']);
  });

  it('of a chord that wins or loses: once each', () => {
    for (const [flag, end] of [
      [0, 'onWin'],
      [2, 'onLose'],
    ] as const) {
      const heard = listen();
      const store = storeOn('*..\n...');
      const { unmount } = render(<Minefield store={store} {...heard.callbacks} />);
      mouse().click(LEFT, cell(1, 0));
      act(() => store.getState().mark(flag));
      heard.names();
      mouse().click(MIDDLE, cell(1, 0));
      mouse().click(MIDDLE, cell(1, 0));
      expect(heard.names()).toEqual(['onMove', end, 'onChange']);
      unmount();
    }
  });

  it('of a chord that opens six cells and wins: one win', () => {
    const { store, names } = field('*.*\n...\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 1));
    hand.click(RIGHT, cell(0, 0));
    hand.click(RIGHT, cell(2, 0));
    names();
    hand.click(MIDDLE, cell(1, 1));
    expect(names()).toEqual(['onMove', 'onWin', 'onChange']);
    expect(store.getState()).toMatchObject({ status: 'won', opened: 7 });
  });

  it('of all that is no move: onChange alone, with the reason', () => {
    const { store, look } = field('*..\n...');
    act(() => store.getState().open(1));
    const json = store.getState().save();
    look();
    act(() => store.getState().pause());
    act(() => store.getState().resume());
    act(() => store.getState().replay());
    act(() => store.getState().restore(json));
    act(() => store.getState().newGame());
    const heard = look().map(({ name, details }) => `${name} ${details.reason}`);
    expect(heard).toEqual([
      'onChange pause',
      'onChange resume',
      'onChange replay',
      'onChange restore',
      'onChange new-game',
    ]);
  });

  it('say nothing of a win that is only restored', () => {
    const won = storeOn('*..');
    won.getState().open(1);
    won.getState().open(2);
    const { store, names } = field('...\n..*');
    act(() => store.getState().restore(won.getState().save()));
    expect(store.getState().status).toBe('won');
    expect(names()).toEqual(['onChange']);
  });

  it('say nothing of moves that change nothing, of presses and of the focus', () => {
    const { store, names } = field('*..\n...');
    act(() => store.getState().mark(0));
    names();
    const hand = mouse();
    hand.click(LEFT, cell(0, 0));
    hand.down(LEFT, cell(2, 0));
    hand.up(LEFT, document.body);
    act(() => store.getState().focusCell(3));
    act(() => store.getState().chord(3));
    act(() => store.getState().resume());
    expect(names()).toEqual([]);
  });

  it('say nothing after the field has left the page', () => {
    const heard = listen();
    const store = storeOn('*..\n...');
    render(<Minefield store={store} {...heard.callbacks} />).unmount();
    store.getState().open(1);
    expect(heard.look()).toEqual([]);
  });
});

describe('a callback is given', () => {
  it('the state after the move, its reason and the event behind it', () => {
    const { store, look } = field('*..\n...');
    mouse().click(LEFT, cell(1, 0));
    for (const { name, value, details } of look()) {
      expect(details.reason).toBe('open');
      expect(details.event).toBeInstanceOf(Event);
      expect(details.event?.type).toBe('pointerup');
      if (name !== 'onMove') expect(value).toBe(store.getState());
    }
    act(() => store.getState().mark(0));
    expect(look().map(({ details }) => details)).toEqual([
      { reason: 'mark', event: undefined },
      { reason: 'mark', event: undefined },
    ]);
  });

  it('the move with its cell and its time, enough to play it again', () => {
    const time = handClock();
    const store = storeOn('*..\n...', { now: time.now });
    const moves: unknown[] = [];
    render(<Minefield store={store} onMove={(move) => moves.push(move)} />);
    act(() => store.getState().open(1));
    time.pass(1250);
    act(() => store.getState().mark(0));
    time.pass(750);
    act(() => store.getState().chord(1));
    time.pass(9999);
    expect(moves).toEqual([
      { type: 'open', cell: 1, at: 0 },
      { type: 'mark', cell: 0, at: 1250 },
      { type: 'chord', cell: 1, at: 2000 },
    ]);
  });

  it('of the latest render, where the app hands in others', () => {
    const store = createMinefieldStore({ layout: parseLayout('*..\n...') });
    const heard: string[] = [];
    const { rerender } = render(<Minefield store={store} onMove={() => heard.push('first')} />);
    rerender(<Minefield store={store} onMove={() => heard.push('second')} />);
    act(() => store.getState().open(1));
    rerender(<Minefield store={store} />);
    act(() => store.getState().open(2));
    expect(heard).toEqual(['second']);
  });

  it('a state that it may act on: a new game at once', () => {
    const store = storeOn('*..');
    const next = (state: MinefieldState): void => state.newGame();
    render(<Minefield store={store} onLose={next} />);
    mouse().click(LEFT, cell(0, 0));
    expect(store.getState().status).toBe('ready');
  });

  it.each(['onStart', 'onMove', 'onLose'] as const)(
    'what it does to the game after what it was called for (%s), also where two fields listen',
    (name) => {
      const store = storeOn('*..');
      const heard: string[] = [];
      const listenAs = (field: string): MinefieldCallbacks => ({
        onStart: () => heard.push(`${field} start`),
        onMove: () => heard.push(`${field} move`),
        onLose: () => heard.push(`${field} lose`),
        onChange: (_, { reason }) => heard.push(`${field} ${reason}`),
      });
      const first = listenAs('1');
      const acting: MinefieldCallbacks = {
        ...first,
        [name]: () => {
          heard.push(`1 ${name.slice(2).toLowerCase()}`);
          store.getState().newGame();
        },
      };
      render(
        <>
          <Minefield store={store} {...acting} />
          <Minefield store={store} {...listenAs('2')} />
        </>,
      );
      act(() => store.getState().open(0));
      for (const field of ['1', '2']) {
        expect(heard.filter((each) => each.startsWith(field))).toEqual(
          ['start', 'move', 'lose', 'open', 'new-game'].map((each) => `${field} ${each}`),
        );
      }
    },
  );

  it('once, though another one throws', () => {
    const { store, callbacks, names } = { store: storeOn('*..\n...'), ...listen() };
    const onMove = (): never => {
      throw new Error('of the app');
    };
    render(<Minefield store={store} {...callbacks} onMove={onMove} />);
    expect(() => act(() => store.getState().open(1))).toThrow('of the app');
    expect(() => act(() => store.getState().open(2))).toThrow('of the app');
    act(() => store.getState().newGame());
    expect(names()).toEqual(['onStart', 'onChange']);
  });
});
