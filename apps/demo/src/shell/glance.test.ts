import { expect, it } from 'vitest';
import { defaults } from '../settings/settings.js';
import { writeSettings } from '../settings/storage.js';
import { glance } from './glance.js';

const first = glance(null);

function stored(changes: object): string {
  let text = '';
  writeSettings(
    () => ({
      getItem: () => null,
      setItem: (_, value) => {
        text = value;
      },
    }),
    { ...defaults, ...changes },
  );
  return text;
}

it('finds all as it is at first in what has not been changed', () => {
  expect(glance(stored({}))).toEqual(first);
  expect(first).toMatchObject({ theme: 'system', usualField: true, usualSwitches: true });
});

it.each([
  [{ theme: 'garden' }, { theme: 'garden' }],
  [{ scheme: 'dark' }, { scheme: 'dark' }],
  [{ language: 'de' }, { language: 'de' }],
  [{ board: { width: 30, height: 16, mines: 99 } }, { usualField: false }],
  [{ cellSize: 30 }, { usualField: false }],
  [{ motion: 'off' }, { usualField: false }],
  [{ noGuess: true }, { usualSwitches: false }],
  [{ flagMode: true }, { usualSwitches: false }],
  [{ sound: { on: true, volume: 1 } }, { usualSwitches: false }],
])('sees %j', (changes, expected) => {
  expect(glance(stored(changes))).toEqual({ ...first, ...expected });
});

it.each(['', '{', 'null', '[]', '{"settings":7}', '{"settings":{"theme":"pink","language":1}}'])(
  'takes nonsense for nothing: %s',
  (text) => {
    expect(glance(text)).toEqual(first);
  },
);

it('reads what was stored before there were versions', () => {
  expect(glance('{"theme":"night"}')).toEqual({ ...first, theme: 'night' });
});
