import type { Labels } from '@mines/react';
import type { Language } from './language.js';

/** What the field says on this page, where the way to go on with a game that has come back is a button. */
export function labelsOf({ labels, texts }: Language): Labels {
  return {
    ...labels,
    news: (news) => (news.type === 'restored' ? texts.play.goesOn(labels.news(news)) : labels.news(news)),
  };
}
