import { act } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MinefieldProvider } from './context.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import { cell, cells, face, grid } from './testing/field.js';
import { LEFT, mouse } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';
import { Timer } from './timer.js';

function Game(): ReactElement {
  return (
    <MinefieldProvider>
      <MineCounter />
      <NewGameButton />
      <Timer />
      <Minefield />
    </MinefieldProvider>
  );
}

const strict = (
  <StrictMode>
    <Game />
  </StrictMode>
);

/** Renders as a server does: there is no page, its clock is another one, and its dice fall otherwise. */
function renderOnServer(page: ReactElement, { time = 0, chance = 0.5 } = {}): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  const world = [
    vi.spyOn(performance, 'now').mockReturnValue(time),
    vi.spyOn(Date, 'now').mockReturnValue(time),
    vi.spyOn(Math, 'random').mockReturnValue(chance),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('a seed was drawn while rendering');
    }),
  ];
  try {
    return renderToString(page);
  } finally {
    vi.unstubAllGlobals();
    for (const part of world) part.mockRestore();
  }
}

/** Puts on the page what a server sent. */
function receive(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

let leave: () => void = () => {};

/** Lets React take it over, and answers what it had to mend for that. */
function hydrate(root: HTMLElement, page: ReactElement): unknown[] {
  const mended: unknown[] = [];
  act(() => {
    const react = hydrateRoot(root, page, { onRecoverableError: (error) => mended.push(error) });
    leave = () => {
      react.unmount();
      root.remove();
    };
  });
  return mended;
}

afterEach(() => {
  act(() => leave());
});

describe('a page that was rendered on a server', () => {
  it('is the same each time, whatever the time and the chance', () => {
    const html = renderOnServer(<Game />);
    expect(html.match(/role="gridcell"/g)).toHaveLength(81);
    expect(renderOnServer(<Game />)).toBe(html);
    expect(renderOnServer(<Game />, { time: 1e12, chance: 0.01 })).toBe(html);
    expect(renderOnServer(strict)).toBe(html);
  });

  it.each([
    ['plain', <Game key="plain" />],
    ['in StrictMode', strict],
    ['a field alone', <Minefield key="alone" board={{ width: 30, height: 16, mines: 99 }} />],
    ['with a seed', <Minefield key="seed" seed="tomato" />],
  ])('is taken over as it is, without a word of complaint (%s)', (_, page) => {
    const html = renderOnServer(page);
    const root = receive(html);
    const sent = root.innerHTML;
    const before = cells(root);
    expect(hydrate(root, page)).toEqual([]);
    // Nothing is animated here, so the build-up that the server promised is over at once. Custom properties come with
    // the script; all else stays.
    expect(html).toContain('data-phase="loading"');
    expect(root.innerHTML.replace(/ style="[^"]*"/g, '')).toBe(
      sent.replace('data-phase="loading"', 'data-phase="ready"'),
    );
    expect(cells(root)).toEqual(before);
  });

  it('has no style attributes, which a strict policy refuses; the script sets them', () => {
    const store = storeOn('*..');
    // What is sent is the game as it was made: nothing of a later one, such as the rings of a blast, is in it.
    store.getState().open(0);
    const page = <Minefield store={store} longPress={500} />;
    const html = renderOnServer(page);
    expect(html).not.toContain('style=');
    const root = receive(html);
    expect(hydrate(root, page)).toEqual([]);
    expect(grid().getAttribute('style')).toBe(
      '--mines-columns: 3; --mines-rows: 1; --mines-long-press: 500ms;',
    );
    expect(grid().children[0]?.getAttribute('style')).toBe('--mines-row: 0;');
    expect(cell(2, 0).getAttribute('style')).toBe('--mines-ring: 2;');
  });

  it('can be played', () => {
    const page = <Game />;
    hydrate(receive(renderOnServer(page)), page);
    expect(face(4, 4)).toBe('closed');
    mouse().click(LEFT, cell(4, 4));
    expect(face(4, 4)).toBe('0');
  });

  it('of a store shows it as it was made, and as it is once the page is alive', () => {
    const store = storeOn('*..');
    const page = <Minefield store={store} />;
    const root = receive(renderOnServer(page));
    store.getState().mark(0);
    expect(hydrate(root, page)).toEqual([]);
    expect(face(0, 0)).toBe('flag');
  });
});

it('what React would have to mend is noticed by these tests', () => {
  // One more message, by the page itself, that would only clutter the output.
  const quiet = (event: Event): void => event.preventDefault();
  window.addEventListener('error', quiet);
  const root = receive(renderOnServer(<Minefield board={{ width: 2, height: 1, mines: 1 }} />));
  const mended = hydrate(root, <Minefield board={{ width: 3, height: 2, mines: 1 }} />);
  window.removeEventListener('error', quiet);
  expect(mended.length).toBeGreaterThan(0);
  vi.mocked(console.error).mockClear();
});
