import { describe, expect, it } from 'vitest';
import * as core from './index.js';

describe('the package', () => {
  it('exports these names; taking one away breaks whoever imports it', () => {
    const names = [
      'BoardError',
      'FormatError',
      'MAX_CELLS',
      'canChord',
      'cellAt',
      'checkBoard',
      'chordTargets',
      'createGame',
      'decodeLayout',
      'encodeLayout',
      'explosion',
      'faceAt',
      'faceName',
      'formatGame',
      'giveLayout',
      'isFace',
      'layMines',
      'layoutOf',
      'layoutOfGame',
      'mineCells',
      'minesLeft',
      'neighbours',
      'parseLayout',
      'play',
      'presets',
      'replayGame',
      'restoreGame',
      'saveGame',
    ];
    expect(names.filter((name) => !Object.keys(core).includes(name))).toEqual([]);
  });
});
