import { faceName } from '@mines/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCode, type RowView, readCell } from './cell-code.js';

const plain: RowView = {
  stop: -1,
  focused: false,
  concealed: false,
  over: false,
  press: -1,
  intent: 'open',
  resting: false,
  above: undefined,
  below: undefined,
  chord: 'exact',
  hydrated: true,
};

/** A row in which every cell shows this. */
function rowOf(face: number): Uint8Array {
  return new Uint8Array(7).fill(face);
}

/** Which of the faces look pressed in the pressed column. */
function pressable(view: Partial<RowView>, x = 3): string[] {
  return faces
    .filter(
      (face) => readCell(cellCode(rowOf(face), x, { ...plain, press: 3, ...view }), x, 0, -1, 0).pressed,
    )
    .map((face) => faceName(face));
}

const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

describe('what a cell shows, as one number', () => {
  it('comes out as it went in, whatever it is', () => {
    const views = fc.record<RowView>({
      stop: fc.integer({ min: -1, max: 4 }),
      focused: fc.boolean(),
      concealed: fc.boolean(),
      over: fc.boolean(),
      press: fc.constant(-1),
      intent: fc.constantFrom('open', 'mark', 'chord'),
      resting: fc.constant(false),
      above: fc.constant(undefined),
      below: fc.constant(undefined),
      chord: fc.constant('exact'),
      hydrated: fc.constant(true),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...faces),
        fc.nat(4),
        views,
        fc.integer({ min: -1, max: 99 }),
        fc.nat(99),
        (face, x, view, ring, flood) => {
          expect(readCell(cellCode(rowOf(face), x, view), x, 7, ring, flood)).toEqual({
            face: view.concealed ? 'closed' : faceName(face),
            x,
            y: 7,
            ring,
            flood,
            pressed: false,
            holding: false,
            tabStop: view.stop === x,
            focused: view.focused && view.stop === x,
            concealed: view.concealed,
            over: view.over,
            // A row of one kind: a number has nothing covered around.
            disabled: view.over || view.concealed || face < 9,
          });
        },
      ),
    );
  });
});

describe('a cell looks pressed where the release would change it', () => {
  it('closed cells and question marks, when they are to be opened', () => {
    expect(pressable({ intent: 'open' })).toEqual(['closed', 'question']);
  });

  it('flags too, when they are to be marked', () => {
    expect(pressable({ intent: 'mark' })).toEqual(['closed', 'flag', 'question']);
  });

  it('the covered ones among three, when a chord is to open them, and none beyond', () => {
    for (const x of [2, 3, 4]) expect(pressable({ intent: 'chord' }, x)).toEqual(['closed', 'question']);
    for (const x of [1, 5]) expect(pressable({ intent: 'chord' }, x)).toEqual([]);
  });

  it('no neighbour, when one cell is to be opened or marked', () => {
    for (const x of [2, 4]) {
      expect(pressable({ intent: 'open' }, x)).toEqual([]);
      expect(pressable({ intent: 'mark' }, x)).toEqual([]);
    }
  });

  it('none while the game is over or paused', () => {
    for (const intent of ['open', 'mark', 'chord'] as const) {
      expect(pressable({ intent, over: true })).toEqual([]);
      expect(pressable({ intent, concealed: true })).toEqual([]);
    }
  });
});
