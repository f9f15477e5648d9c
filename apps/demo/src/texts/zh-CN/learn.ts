import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  title: '学习',
};
