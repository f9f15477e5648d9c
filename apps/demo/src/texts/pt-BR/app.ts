import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'Idioma',
};
