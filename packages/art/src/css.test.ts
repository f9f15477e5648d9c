import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './colour.js';
import { THEMES_FOLDER } from './files.js';
import { themes } from './themes/index.js';

const read = (name: string) => readFile(new URL(name, THEMES_FOLDER), 'utf8');

describe.each(themes)('$name.css', ({ name, numbers }) => {
  it('gives text the colours that the numbers are drawn in', async () => {
    const css = await read(`${name}.css`);
    for (const [i, colour] of numbers.entries()) expect(css).toContain(`--mines-color-${i + 1}: ${colour};`);
  });

  it('has a ring around the focus in two colours, one of which is seen on any ground', async () => {
    const css = await read(`${name}.css`);
    const colour = (property: string) =>
      parseHex(new RegExp(`--mines-color-${property}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '');
    expect(contrast(colour('focus'), colour('focus-edge'))).toBeGreaterThanOrEqual(3);
  });

  it('sets the same properties as every other theme', async () => {
    const properties = async (theme: string) =>
      (await read(`${theme}.css`)).match(/--mines-[a-z0-9-]+(?=:)/g);
    expect(await properties(name)).toEqual(await properties('classic'));
  });
});

it.each(['sprites', ...themes.map(({ name }) => name)])(
  '%s.css never outranks a rule of the app',
  async (name) => {
    const css = (await read(`${name}.css`)).replace(/\/\*[\s\S]*?\*\//g, '');
    // Outside the layer there are only the import and the registration of a property.
    const outside = css
      .replace(/@layer mines \{[\s\S]*?\n\}/g, '')
      .replace(/@property[^}]*\}/g, '')
      .replace(/@import[^;]*;/g, '');
    expect(outside.trim()).toBe('');
    const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(
      ([, text = '']) => text.split(';').at(-1)?.trim() ?? '',
    );
    for (const selector of selectors) {
      if (selector.startsWith('@') || /^(from|to|[\d.]+%)$/.test(selector)) continue;
      expect(selector).toMatch(/^:where\([\s\S]*\)(::after)?$/);
    }
  },
);
