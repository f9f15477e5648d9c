// @vitest-environment jsdom
import { act, createElement, type FunctionComponent, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snippets } from '../tools/snippets.mjs';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What a block exports is what it shows. */
async function componentsOf(file: string): Promise<[string, FunctionComponent][]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ file);
  return Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' ? [[name, () => Reflect.apply(value, undefined, [{}])]] : [],
  );
}

describe('code with markup', () => {
  const all = snippets().filter(({ language }) => language === 'tsx');
  it.each(all)('renders on a server and in a page: $place', async ({ file }) => {
    const components = await componentsOf(file);
    expect(components).not.toEqual([]);
    for (const [, component] of components) {
      const element = createElement(StrictMode, null, createElement(component));
      expect(renderToString(element)).not.toBe('');
      const root = createRoot(document.body.appendChild(document.createElement('div')));
      await act(() => root.render(element));
      expect(document.body.textContent + document.body.innerHTML).toContain('<');
      await act(() => root.unmount());
    }
    expect(console.error).not.toHaveBeenCalled();
  });
});
