import type { SettingsTexts } from '../settings.js';

export const settings: SettingsTexts = {
  title: 'Settings',
};
