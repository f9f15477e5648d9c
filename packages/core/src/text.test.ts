import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, FormatError, formatGame, layoutOf, mineCells, parseLayout } from './index.js';
import { games, layouts } from './testing/arbitraries.js';
import { cellsOf, gameOn, markAt, openAll, openAt } from './testing/scenes.js';
import { HOUSE_STYLE, rangeOf, thrownBy } from './testing/thrown.js';

describe('a drawn layout', () => {
  it('has a mine where a star is', () => {
    const layout = parseLayout(`
      *..
      ..*
    `);
    expect(layout).toEqual(layoutOf({ width: 3, height: 2, mines: 2 }, [0, 5]));
  });

  it('may show numbers, some or all', () => {
    expect(parseLayout('*21\n.*.')).toEqual(parseLayout('*..\n.*.'));
    expect(parseLayout('*21\n2*1')).toEqual(parseLayout('*..\n.*.'));
    expect(parseLayout('000')).toEqual(parseLayout('...'));
  });

  it('may have blank lines and space around its lines, and line ends of any kind', () => {
    expect(parseLayout('\n\n  *..\t\r\n\r\n \t ..*\r\n\n')).toEqual(parseLayout('*..\n..*'));
  });

  it('may be one cell, one row or one column', () => {
    expect(parseLayout('.').board).toEqual({ width: 1, height: 1, mines: 0 });
    expect(parseLayout('.*.*').board).toEqual({ width: 4, height: 1, mines: 2 });
    expect(parseLayout('*\n.\n*').board).toEqual({ width: 1, height: 3, mines: 2 });
  });

  it.each([
    ['lines of unequal length', '...\n..', 'row 1 is not 3 cells long'],
    ['a longer line', '..\n..\n...', 'row 2 is not 2 cells long'],
    ['a foreign character', '..\n.x', 'column 1, row 1 is "x"'],
    ['a number that is too high', '*2', 'column 1, row 0 is "2"'],
    ['a number that is too low', '0*', 'column 0, row 0 is "0"'],
    ['a 9', '9*', 'column 0, row 0 is "9"'],
    ['the sign of a flag', 'F.', 'column 0, row 0 is "F"'],
    ['space within a line', '. .', 'column 1, row 0 is " "'],
    ['a sign of two units', '.💣\n...', 'column 1, row 0 is "💣"'],
  ])('with %s is refused with the place', (_, text, what) => {
    const error = thrownBy(() => parseLayout(text));
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({
      message: expect.stringContaining(what),
    });
    expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
  });

  it('says what a wrong number should be', () => {
    expect(() => parseLayout('*3*')).toThrow('Draw it as 2.');
  });

  it('without a cell or without a safe cell is no board', () => {
    for (const text of ['', ' \n\t\n ']) expect(rangeOf(() => parseLayout(text)).field).toBe('width');
    expect(rangeOf(() => parseLayout('**\n**'))).toEqual({ field: 'mines', min: 0, max: 3 });
  });

  it('with a hundred thousand blanks in a line is refused at once', () => {
    expect(() => parseLayout(`.${' '.repeat(200_000)}.`)).toThrow(FormatError);
  });
});

describe('a game drawn as text', () => {
  it('has a sign for each face', () => {
    const game = openAll(
      gameOn(`
        ***.*..*
        *.*....*
        ***.....
      `),
      [9, 11, 14],
    );
    const marked = markAt(markAt(markAt(markAt(game, 0, 0), 3, 0), 5, 0), 5, 0);
    expect(formatGame(marked)).toBe('F..F.?..\n.8.4..2.\n........');
    expect(formatGame(openAt(marked, 4, 0))).toBe('F**!X?.*\n*8*4..2*\n***.....');
  });

  it('is dots for a new game, a line a row', () => {
    expect(formatGame(createGame({ width: 4, height: 3, mines: 1 }))).toBe('....\n....\n....');
  });

  it('has a line a row and a sign a cell, whatever is played', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { width, height } = game.board;
        expect(formatGame(game)).toMatch(
          new RegExp(`^[0-8.F?*X!]{${width}}(\n[0-8.F?*X!]{${width}}){${height - 1}}$`),
        );
      }),
    );
  });

  it('once won reads as the layout that was played, flags for mines', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const mines = new Set(mineCells(layout));
        const won = openAll(
          createGame(layout.board, { layout }),
          cellsOf(layout.board).filter((cell) => !mines.has(cell)),
        );
        expect(parseLayout(formatGame(won).replaceAll('F', '*'))).toEqual(layout);
      }),
    );
  });
});
