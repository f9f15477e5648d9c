import type { Settings } from '../settings/settings.js';

/** What the settings say. */
export interface SettingsTexts {
  readonly look: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Settings['theme'], string>>;
  readonly scheme: string;
  readonly schemes: Readonly<Record<Settings['scheme'], string>>;
  readonly cellSize: string;
  /** The name of the switch: cells are as large as the window allows. */
  readonly automatic: string;
  readonly motion: string;
  readonly motions: Readonly<Record<Settings['motion'], string>>;
  /** The system asks for less motion, and that wins. */
  readonly lessMotion: string;
  readonly sound: string;
  readonly volume: string;
  readonly language: string;
  readonly rules: string;
  /** A running game is not touched. */
  readonly nextGame: string;
  readonly firstOpen: string;
  readonly firstOpens: Readonly<Record<Settings['firstOpen'], string>>;
  readonly chord: string;
  readonly chords: Readonly<Record<Settings['chord'], string>>;
  readonly questionMarks: string;
  readonly noGuess: string;
  readonly hands: string;
  readonly flagMode: string;
  readonly chordOnClick: string;
  readonly markOnPress: string;
  readonly longPress: string;
  readonly haptics: string;
  readonly pauseWhenHidden: string;
  readonly letterKeys: string;
  readonly reset: string;
}
