import { describe, expect, it } from 'vitest';
import { encodeLayout, type FirstOpen, layMines, mineCells, presets } from './index.js';

// Seeds stand in links and in saved games. If one of these values changes, every link ever shared leads to another
// board: mend the code, or give the new algorithm a name of its own.
const pinned: [
  board: [number, number, number],
  seed: string,
  start: number,
  firstOpen: FirstOpen,
  code: string,
][] = [
  [[9, 9, 10], '', 0, 'opening', '9x9.EACAAQBEAEAQBYA'],
  [[9, 9, 10], '', 40, 'opening', '9x9.BBBAADAQAjACAAA'],
  [[9, 9, 10], '', 40, 'safe', '9x9.ACAVAAwAAQIAQQA'],
  [[9, 9, 10], '', 40, 'any', '9x9.AgQBQAgEIIAIBAA'],
  [[9, 9, 10], 'tomato', 40, 'opening', '9x9.wgCABAgAAAAEogA'],
  [[9, 9, 10], '1', 40, 'opening', '9x9.ESACAAAJAIkAAIA'],
  [[9, 9, 10], '2', 40, 'opening', '9x9.AAQAgCAACUYBAgA'],
  [[16, 16, 40], 'tomato', 0, 'opening', '16x16.IAAEAUAxCMAgFgoIAAAYAAAAAQkUAEgQIMJiBAQgSAI'],
  [[16, 16, 40], 'Tomato', 0, 'opening', '16x16.IQAEgCAEBAEQAANkADZgIEAEEQAIkAABBABEABkCTAE'],
  [[16, 16, 40], '日本 ñ 💣', 255, 'safe', '16x16.BBACBAAATlMIAAAIMBCBQQMCAgEBAAAAAAGYEQKQjAg'],
  [[16, 16, 40], '\ud83d', 255, 'any', '16x16.EAQCFAWGEBAgkMAABArAAAQAAgSVCCQAAEQIBAAESAQ'],
  [
    [30, 16, 99],
    'tomato',
    479,
    'opening',
    '30x16.iAgABABAIVgYIiAGIEFCS0JwACEAREIBoIAAJGEMAILwFAB0AEAAEAroUCFIQ0AADBBQDAFSDYABCIZA',
  ],
  [
    [30, 16, 99],
    'tomato',
    479,
    'safe',
    '30x16.gAVAHQUAkkESAEAEACUACgMBAsKAZRUeoYAABEUQCkYjABiYAFgQAFAQICMCAAArBAQDAACDYApASCIk',
  ],
  [
    [30, 16, 99],
    'tomato',
    479,
    'any',
    '30x16.EgYCBQIAAMIxSABBAKIBEJLAgVMACERBACIADASpAgAgAEAATWIQCALBDABAhkDkYCLNIEBiCJgAEEEm',
  ],
  [
    [30, 16, 99],
    'é',
    17,
    'opening',
    '30x16.QmQAMQOAIAQKEQAAmNETEoAlEEIBACAADBoAYBMAIBAAiDCQgUISAQCRgAKEBCgAGChCGkZgAIAkkNmQ',
  ],
  [
    [30, 16, 99],
    'e\u0301',
    17,
    'opening',
    '30x16.AlEAAQgECUcB0ADEBDCHRQAABgggIIDA4LQRMQIURAiIwAAQgAQgC0BAAKACD6IgBTEAwggAYEAAApWC',
  ],
  [
    [16, 30, 99],
    'tomato',
    479,
    'opening',
    '16x30.iAgABABAIVgYIiAGIEFCS0JwACEAREIBoIAAJGEMAILwFAB0AEAAEAroUCFIQ0AADBBQDAFSDYAEIIZA',
  ],
  [[5, 5, 24], 'full', 12, 'opening', '5x5.__f_gA'],
  [[5, 5, 17], 'tight', 12, 'opening', '5x5._GOfgA'],
  [[5, 5, 17], 'tight', 0, 'opening', '5x5.GP-vgA'],
  [[5, 5, 17], 'tight', 2, 'safe', '5x5.RuP_gA'],
  [[3, 3, 7], '', 4, 'opening', '3x3.9YA'],
  [[3, 3, 4], '', 0, 'opening', '3x3.JYA'],
  [[1, 1, 0], 'x', 0, 'opening', '1x1.AA'],
  [[1, 12, 4], 'column', 3, 'opening', '1x12.gcA'],
  [[12, 1, 4], 'row', 3, 'opening', '12x1.APA'],
  [[9, 9, 0], 'none', 3, 'opening', '9x9.AAAAAAAAAAAAAAA'],
  [
    [30, 16, 99],
    'a seed that is longer than the state of the generator, and then some',
    100,
    'opening',
    '30x16.BAIoZiFEACAghAAAAogAMoEgSgMgBKSJFBSwABIEggDIBBCEgAAAACFBAIgA8oEaEAA4kKkGjRCMAGIM',
  ],
];

describe('mines laid from a seed never move', () => {
  it.each(pinned)('%j, seed "%s", from %i, %s', ([width, height, mines], seed, start, firstOpen, code) => {
    expect(encodeLayout(layMines({ width, height, mines }, { seed, start, firstOpen }))).toBe(code);
  });

  it('over a thousand expert boards', () => {
    // One number that any moved mine would change: FNV-1a over all mine cells.
    let hash = 0x811c9dc5;
    for (let n = 0; n < 1000; n++) {
      for (const cell of mineCells(layMines(presets.expert, { seed: `daily ${n}`, start: (n * 7) % 480 }))) {
        hash = Math.imul(hash ^ cell, 0x01000193);
      }
    }
    expect(hash >>> 0).toBe(3811919670);
  });
});
