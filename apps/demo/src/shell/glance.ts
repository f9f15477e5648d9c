import { type Scheme, schemes, type Theme, themes } from '../settings/look.js';

/** What the first paint has to know of what a player has chosen. */
export interface Glance {
  readonly theme: Theme;
  readonly scheme: Scheme;
  /** A tag; `auto`: what the browser asks for. */
  readonly language: string;
  /** Whether the field looks as it does at first. */
  readonly usualField: boolean;
  /** Whether all switches stand as they do at first. */
  readonly usualSwitches: boolean;
}

/**
 * Looks at settings that are stored, without what it takes to check them all: that comes with the game. What is not
 * understood is as at first.
 */
export function glance(stored: string | null): Glance {
  const value = parse(stored);
  // What was stored first was the settings alone.
  const settings = part(value, 'settings') ?? value;
  const board = part(settings, 'board');
  const [width, height, mines] = ['width', 'height', 'mines'].map((name) => part(board, name));
  const usualBoard = board === undefined || (width === 9 && height === 9 && mines === 10);
  const language = part(settings, 'language');
  return {
    theme: themes.find((known) => known === part(settings, 'theme')) ?? 'system',
    scheme: schemes.find((known) => known === part(settings, 'scheme')) ?? 'system',
    language: typeof language === 'string' ? language : 'auto',
    usualField:
      usualBoard && (part(settings, 'cellSize') ?? 'auto') === 'auto' && part(settings, 'motion') !== 'off',
    usualSwitches: ![
      part(settings, 'noGuess'),
      part(settings, 'flagMode'),
      part(part(settings, 'sound'), 'on'),
    ].includes(true),
  };
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
