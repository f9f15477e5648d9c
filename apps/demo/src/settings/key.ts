/** Under which name settings are stored. */
export const KEY = 'mines.settings';
