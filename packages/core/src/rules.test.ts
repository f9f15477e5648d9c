import { describe, expect, it } from 'vitest';
import { createGame, presets } from './index.js';
import { callUntyped } from './testing/scenes.js';
import { HOUSE_STYLE, thrownBy } from './testing/thrown.js';

describe('the rules of a game', () => {
  it('are by default an opening first, question marks and exact chords', () => {
    expect(createGame(presets.beginner).rules).toEqual({
      firstOpen: 'opening',
      questionMarks: true,
      chord: 'exact',
    });
  });

  it('are filled in where only some are named', () => {
    expect(createGame(presets.beginner, { rules: { chord: 'off' } }).rules).toEqual({
      firstOpen: 'opening',
      questionMarks: true,
      chord: 'off',
    });
    expect(createGame(presets.beginner, { rules: { questionMarks: false, firstOpen: 'any' } }).rules).toEqual(
      {
        firstOpen: 'any',
        questionMarks: false,
        chord: 'exact',
      },
    );
  });

  it('do not change with the object that was passed', () => {
    const rules: { chord: 'exact' | 'off' } = { chord: 'exact' };
    const game = createGame(presets.beginner, { rules });
    rules.chord = 'off';
    expect(game.rules.chord).toBe('exact');
  });

  it.each([
    [
      'firstOpen',
      'sometimes',
      'mines: firstOpen is "sometimes". That cannot be played. Pass opening or safe or any.',
    ],
    ['chord', 'loose', 'mines: chord is "loose". That cannot be played. Pass exact or at-least or off.'],
    ['questionMarks', 1, 'mines: questionMarks is 1. That cannot be played. Pass true or false.'],
  ])('refuse a choice of %s that does not exist', (rule, value, message) => {
    const error = thrownBy(() => callUntyped(createGame, presets.beginner, { rules: { [rule]: value } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message });
  });

  it('refuse what is no text at all with a message of their own', () => {
    for (const value of [null, {}, { toString: 1 }, [], 1]) {
      const error = thrownBy(() => callUntyped(createGame, presets.beginner, { rules: { chord: value } }));
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
    }
  });
});
