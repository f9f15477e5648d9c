import { describe, expect, it } from 'vitest';
import { LEFT, MIDDLE, RIGHT } from './gesture.js';
import { act, type Step } from './testing/gestures.js';

// Cells 0 to 9: those from 5 on are open.
const A = 1;
const B = 2;
const OPEN = 7;
const OTHER_OPEN = 8;

const down = (button: number, cell: number | null): Step => ({ button, cell, is: 'down' });
const up = (button: number, cell: number | null): Step => ({ button, cell, is: 'up' });
const over = (cell: number | null): Step => ({ is: 'over', cell });
const wait = (ms: number): Step => ({ is: 'wait', ms });
const click = (button: number, cell: number): Step[] => [down(button, cell), up(button, cell)];

const open = (cell: number) => ({ cell, intent: 'open' });
const mark = (cell: number) => ({ cell, intent: 'mark' });
const chord = (cell: number) => ({ cell, intent: 'chord' });

describe('one button', () => {
  it('the left one opens, at the release', () => {
    expect(act(down(LEFT, A)).intents).toEqual([]);
    expect(act(down(LEFT, A)).pressed).toEqual(open(A));
    expect(act(...click(LEFT, A))).toEqual({ intents: [open(A)], pressed: null });
  });

  it('the right one marks, at the release', () => {
    expect(act(down(RIGHT, A)).pressed).toEqual(mark(A));
    expect(act(...click(RIGHT, A))).toEqual({ intents: [mark(A)], pressed: null });
  });

  it('the middle one chords, at the release', () => {
    expect(act(down(MIDDLE, OPEN)).pressed).toEqual(chord(OPEN));
    expect(act(...click(MIDDLE, OPEN))).toEqual({ intents: [chord(OPEN)], pressed: null });
  });

  it('the ones at the side do nothing', () => {
    for (const button of [8, 16, 32]) {
      expect(act(down(button, OPEN)).pressed).toBeNull();
      expect(act(...click(button, OPEN), ...click(button, A)).intents).toEqual([]);
    }
  });

  it('one at the side does not make a chord of a click', () => {
    expect(act(down(LEFT, A), ...click(8, A), up(LEFT, A)).intents).toEqual([open(A)]);
    expect(act(down(8, OPEN), down(LEFT, A), up(LEFT, A), up(8, A)).intents).toEqual([open(A)]);
  });
});

describe('a press that leaves its cell', () => {
  it('is not shown while it is away, and is when it comes back', () => {
    expect(act(down(LEFT, A), over(B)).pressed).toBeNull();
    expect(act(down(LEFT, A), over(null)).pressed).toBeNull();
    expect(act(down(LEFT, A), over(B), over(A)).pressed).toEqual(open(A));
  });

  it('does nothing when it is let go over another cell, a gap or outside', () => {
    for (const button of [LEFT, RIGHT, MIDDLE]) {
      for (const place of [B, OPEN, null]) {
        expect(act(down(button, A), over(place), up(button, place))).toEqual({ intents: [], pressed: null });
        // Some mice are let go before they are seen to move.
        expect(act(down(button, A), up(button, place))).toEqual({ intents: [], pressed: null });
      }
    }
  });

  it('acts on its own cell when it comes back', () => {
    expect(act(down(RIGHT, A), over(B), over(A), up(RIGHT, A)).intents).toEqual([mark(A)]);
  });

  it('that began on a gap acts on no cell', () => {
    expect(act(down(LEFT, null), over(A)).pressed).toBeNull();
    expect(act(down(LEFT, null), over(A), up(LEFT, A)).intents).toEqual([]);
  });

  it('does not keep the next click from its cell', () => {
    expect(act(down(LEFT, A), up(LEFT, null), ...click(LEFT, B)).intents).toEqual([open(B)]);
  });
});

describe('a press that is cancelled', () => {
  it('is over: nothing is shown and nothing is done', () => {
    expect(act(down(LEFT, A), { is: 'cancel' })).toEqual({ intents: [], pressed: null });
    expect(act(down(LEFT, A), { is: 'cancel' }, over(A), up(LEFT, A)).intents).toEqual([]);
  });
});

describe('a double click', () => {
  it('on an open cell chords once, at the second release', () => {
    expect(act(...click(LEFT, OPEN), down(LEFT, OPEN)).intents).toEqual([]);
    expect(act(...click(LEFT, OPEN), down(LEFT, OPEN)).pressed).toEqual(chord(OPEN));
    expect(act(...click(LEFT, OPEN), ...click(LEFT, OPEN)).intents).toEqual([chord(OPEN)]);
  });

  it('whose first click opened the cell does not chord it', () => {
    const { intents } = act(...click(LEFT, A), { is: 'opened', cell: A }, ...click(LEFT, A));
    expect(intents).toEqual([open(A)]);
  });

  it('whose cell was opened by other means during the first click does not chord it', () => {
    const { intents } = act(
      down(LEFT, A),
      { is: 'opened', cell: A },
      up(LEFT, A),
      down(LEFT, A),
      up(LEFT, A),
    );
    expect(intents).not.toContainEqual(chord(A));
  });

  it('that is clicked on goes on as the next pair: four clicks chord twice, three once', () => {
    const three = [...click(LEFT, OPEN), ...click(LEFT, OPEN), ...click(LEFT, OPEN)];
    expect(act(...three).intents).toEqual([chord(OPEN)]);
    expect(act(...three, ...click(LEFT, OPEN)).intents).toEqual([chord(OPEN), chord(OPEN)]);
  });

  it('after the click that opened chords with the clicks that follow', () => {
    const { intents } = act(
      ...click(LEFT, A),
      { is: 'opened', cell: A },
      ...click(LEFT, A),
      ...click(LEFT, A),
    );
    expect(intents).toEqual([open(A), chord(A)]);
  });

  it('is two clicks on one cell', () => {
    expect(act(...click(LEFT, OPEN), ...click(LEFT, OTHER_OPEN)).intents).toEqual([]);
    expect(act(...click(LEFT, OPEN), ...click(LEFT, OTHER_OPEN), ...click(LEFT, OPEN)).intents).toEqual([]);
  });

  it('is two clicks within half a second', () => {
    expect(act(...click(LEFT, OPEN), wait(500), ...click(LEFT, OPEN)).intents).toEqual([chord(OPEN)]);
    expect(act(...click(LEFT, OPEN), wait(501), ...click(LEFT, OPEN)).intents).toEqual([]);
  });

  it('is two left clicks', () => {
    const { intents } = act(...click(LEFT, OPEN), ...click(RIGHT, OPEN), ...click(LEFT, OPEN));
    expect(intents).toEqual([mark(OPEN)]);
  });

  it('whose second click is let go elsewhere does nothing', () => {
    expect(act(...click(LEFT, OPEN), down(LEFT, OPEN), up(LEFT, A)).intents).toEqual([]);
  });
});

describe('both buttons', () => {
  const L = LEFT;
  const R = RIGHT;
  const orders: [string, Step[]][] = [
    ['L R l r', [down(L, OPEN), down(R, OPEN), up(L, OPEN), up(R, OPEN)]],
    ['L R r l', [down(L, OPEN), down(R, OPEN), up(R, OPEN), up(L, OPEN)]],
    ['R L l r', [down(R, OPEN), down(L, OPEN), up(L, OPEN), up(R, OPEN)]],
    ['R L r l', [down(R, OPEN), down(L, OPEN), up(R, OPEN), up(L, OPEN)]],
  ];

  it.each(orders)('%s is one chord, no stray mark or open, and nothing stays pressed', (_, steps) => {
    expect(act(...steps)).toEqual({ intents: [chord(OPEN)], pressed: null });
  });

  it.each(orders)('%s is done with the first button that comes up', (_, steps) => {
    expect(act(...steps.slice(0, 2))).toEqual({ intents: [], pressed: chord(OPEN) });
    expect(act(...steps.slice(0, 3))).toEqual({ intents: [chord(OPEN)], pressed: null });
  });

  it('let go away from the cell they do nothing, the second one back on the cell neither', () => {
    const { intents } = act(down(L, OPEN), down(R, OPEN), over(A), up(L, A), over(OPEN), up(R, OPEN));
    expect(intents).toEqual([]);
  });

  it('a button that goes down again while the other is held on does nothing', () => {
    const { intents } = act(
      down(L, OPEN),
      down(R, OPEN),
      up(R, OPEN),
      down(R, OPEN),
      up(R, OPEN),
      up(L, OPEN),
    );
    expect(intents).toEqual([chord(OPEN)]);
  });

  it('reported at once are a chord too', () => {
    expect(act(down(L | R, OPEN), up(L | R, OPEN)).intents).toEqual([chord(OPEN)]);
  });
});
