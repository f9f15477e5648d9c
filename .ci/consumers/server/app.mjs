import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';
import { createElement as h, StrictMode } from 'react';

/** The whole page: the same on the server and in the browser. */
export function Page() {
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('title', null, 'A consumer'),
      h('link', { rel: 'stylesheet', href: '/client.css' }),
    ),
    h(
      'body',
      null,
      h(
        StrictMode,
        null,
        h(
          MinefieldProvider,
          { board: presets.beginner, seed: 'tomato' },
          h(MineCounter),
          h(NewGameButton),
          h(Timer),
          h(Minefield),
        ),
      ),
      h('script', { type: 'module', src: '/client.js' }),
    ),
  );
}
