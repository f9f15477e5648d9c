import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Minefield } from '../minefield.js';
import { grid } from '../testing/field.js';
import { layOut } from '../testing/layout.js';
import { MinefieldViewport } from './minefield-viewport.js';

const page = (
  <MinefieldViewport style={{ maxBlockSize: '70svh' }}>
    <Minefield seed="tomato" />
  </MinefieldViewport>
);

it('a server says nothing of sizes; the page is taken over as it is, and fitted at once', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  const html = renderToString(page);
  vi.unstubAllGlobals();
  expect(html).toContain(
    '<div style="max-block-size:70svh" class="mines-viewport"><div class="mines-viewport-room">',
  );

  layOut({ width: 300, height: 600, usual: 42 });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const mended: unknown[] = [];
  const before = grid();
  let leave = (): void => {};
  act(() => {
    const react = hydrateRoot(root, page, { onRecoverableError: (error) => mended.push(error) });
    leave = () => react.unmount();
  });
  expect(mended).toEqual([]);
  expect(grid()).toBe(before);
  expect(grid().closest('.mines-viewport')?.getAttribute('style')).toBe(
    'max-block-size: 70svh; --mines-cell-size: 33px;',
  );
  act(() => leave());
  root.remove();
});
