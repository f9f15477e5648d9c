import { describe, expect, it } from 'vitest';
import { lookOf } from './look.js';

describe('a look', () => {
  it('follows the system by itself, so that a page needs no script to be dark', () => {
    const choice = { theme: 'system', scheme: 'system' } as const;
    expect(lookOf(choice, false)).toMatchObject({ theme: 'classic', scheme: 'light' });
    expect(lookOf(choice, true)).toMatchObject({ theme: 'night', scheme: 'dark' });
    expect(lookOf(choice, true).sheets).toEqual(lookOf(choice, false).sheets);
  });

  it.each([
    [{ theme: 'system', scheme: 'dark' }, 'night', 'dark'],
    [{ theme: 'system', scheme: 'light' }, 'classic', 'light'],
    [{ theme: 'garden', scheme: 'system' }, 'garden', 'light'],
    [{ theme: 'garden', scheme: 'dark' }, 'garden', 'dark'],
    [{ theme: 'night', scheme: 'system' }, 'night', 'dark'],
    [{ theme: 'night', scheme: 'light' }, 'night', 'light'],
  ] as const)('of %j on a light system is %s, %s', (choice, theme, scheme) => {
    expect(lookOf(choice, false)).toEqual({ sheets: [{ theme, media: 'all' }], theme, scheme });
  });
});
