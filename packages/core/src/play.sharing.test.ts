import { describe, expect, it } from 'vitest';
import { createGame, formatGame, type Game, type Move, play, presets, type Rules } from './index.js';
import { copyOf, frozen } from './testing/frozen.js';
import { cellsOf, chordAt, gameOn, markAt, openAll, openAt } from './testing/scenes.js';

/** The rows that are not the same objects as before. */
function touchedRows(before: Game, after: Game): number[] {
  return after.rows.flatMap((row, y) => (row === before.rows[y] ? [] : [y]));
}

const walls = (): Game => gameOn('...\n...\n***\n...\n...');

describe('untouched rows are shared with the game before', () => {
  it('with a mark, all but its own', () => {
    const game = createGame(presets.expert);
    expect(touchedRows(game, markAt(game, 5, 7))).toEqual([7]);
    const flagged = markAt(game, 5, 7);
    expect(touchedRows(flagged, markAt(flagged, 6, 15))).toEqual([15]);
  });

  it('with an open of a number, all but its own', () => {
    const game = walls();
    expect(touchedRows(game, openAt(game, 1, 1))).toEqual([1]);
  });

  it('with an opening, all that it does not reach', () => {
    const game = walls();
    expect(touchedRows(game, openAt(game, 0, 0))).toEqual([0, 1]);
    expect(touchedRows(game, openAt(game, 2, 4))).toEqual([3, 4]);
  });

  it('with an opening that flags hold up, the rows of these flags too', () => {
    const fenced = [0, 1, 2, 3].reduce((next, x) => markAt(next, x, 1), gameOn('....\n....\n...*'));
    expect(touchedRows(fenced, openAt(fenced, 0, 0))).toEqual([0]);
  });

  it('with a chord, all that it does not open, its own row included', () => {
    const game = markAt(openAt(gameOn('*..\n.*.\n...\n...\n..*'), 0, 1), 0, 0);
    const flagged = markAt(game, 1, 1);
    expect(touchedRows(flagged, chordAt(flagged, 0, 1))).toEqual([0, 2]);
  });

  it('with a loss, those without a mine and without a wrong flag', () => {
    const game = markAt(markAt(gameOn('*..\n...\n...\n...\n..*'), 1, 2), 2, 4);
    expect(touchedRows(game, openAt(game, 0, 0))).toEqual([0, 2]);
  });

  it('with a win, those without an unflagged mine', () => {
    const game = openAll(markAt(gameOn('*.\n..\n.*'), 0, 0), [1, 2, 4]);
    expect(touchedRows(game, openAt(game, 1, 1))).toEqual([1, 2]);
  });

  it('with the first open too, where the mines are laid', () => {
    const game = createGame({ width: 3, height: 9, mines: 18 }, { seed: 's' });
    expect(touchedRows(game, play(game, { type: 'open', cell: 1 }))).toEqual([0, 1]);
  });

  it('and board and rules always', () => {
    const game = createGame(presets.beginner);
    const next = openAt(markAt(game, 0, 0), 4, 4);
    expect(next.board).toBe(game.board);
    expect(next.rules).toBe(game.rules);
  });
});

describe('no game ever changes', () => {
  const scenes: [string, () => Game, Move][] = [
    ['a mark', () => walls(), { type: 'mark', cell: 0 }],
    ['an open of a number', () => walls(), { type: 'open', cell: 4 }],
    ['an opening', () => walls(), { type: 'open', cell: 0 }],
    ['a win', () => openAt(walls(), 0, 0), { type: 'open', cell: 14 }],
    ['a loss', () => markAt(walls(), 0, 0), { type: 'open', cell: 7 }],
    ['a first open', () => createGame(presets.expert), { type: 'open', cell: 99 }],
    ['a live chord', () => markAt(openAt(gameOn('*..\n...\n..*'), 1, 0), 0, 0), { type: 'chord', cell: 1 }],
    ['a fatal chord', () => markAt(openAt(gameOn('*..\n...\n..*'), 1, 0), 2, 0), { type: 'chord', cell: 1 }],
    ['nothing', () => openAt(walls(), 0, 0), { type: 'open', cell: 0 }],
  ];

  it.each(scenes)('under %s, though all of it is frozen', (_, scene, move) => {
    const game = scene();
    const before = copyOf(game);
    play(frozen(game), Object.freeze(move));
    expect(copyOf(game)).toEqual(before);
  });

  it('with the options that it was made from frozen', () => {
    const rules: Partial<Rules> = Object.freeze({ chord: 'off' });
    const game = createGame(
      Object.freeze({ width: 2, height: 2, mines: 1 }),
      Object.freeze({ rules, seed: 'x' }),
    );
    expect(openAt(frozen(game), 0, 0).opened).toBe(1);
  });

  it('when one game is continued in two ways', () => {
    const game = openAt(walls(), 1, 1);
    const [one, other] = [openAt(game, 0, 0), markAt(game, 0, 0)];
    expect(formatGame(one)).toBe('000\n232\n...\n...\n...');
    expect(formatGame(other)).toBe('F..\n.3.\n...\n...\n...');
    expect(formatGame(game)).toBe('...\n.3.\n...\n...\n...');
  });

  it('when rows that start as one object are written one by one', () => {
    const game = createGame({ width: 2, height: 4, mines: 1 });
    const marked = cellsOf(game.board).reduce((next, cell) => {
      return cell % 3 === 0 ? play(next, { type: 'mark', cell }) : next;
    }, game);
    expect(formatGame(marked)).toBe('F.\n.F\n..\nF.');
    expect(formatGame(game)).toBe('..\n..\n..\n..');
  });
});
