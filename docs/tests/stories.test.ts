import { describe, expect, it } from 'vitest';
import { exportsOf, propsOf, readReference } from '../tools/reference.mjs';
import { storyFiles } from '../tools/stories.mjs';

const files = storyFiles();

describe.each(files)('$path', ({ stories, path }) => {
  it('plays every story, or says why not in `parameters.notPlayed`', () => {
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.filter(({ played, reason }) => !played && !reason)).toEqual([]);
  });

  // What stands on a page of its own is described there.
  it.skipIf(path.startsWith('docs/'))('says what every story shows', () => {
    expect(stories.filter(({ described }) => !described)).toEqual([]);
  });
});

const { project } = await readReference();
/** The toolbar hands the language to every story, and what stands inside a component is seen in each of its own. */
const EVERYWHERE = ['labels', 'children'];

const components = exportsOf(project)
  .filter(({ name }) => /^[A-Z][a-z]/.test(name))
  .flatMap((each) => {
    const props = propsOf(project, each);
    return props ? [{ name: each.name, props }] : [];
  });

describe('components', () => {
  it('are known', () => {
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Minefield',
        'Cell',
        'Timer',
        'FieldOverlay',
        'MinefieldViewport',
        'SoundSwitch',
      ]),
    );
  });

  it.each(components)('have a page, and a story for every prop: $name', ({ name, props }) => {
    const pages = files.filter(
      ({ title, component }) => title === `Components/${name}` || component === name,
    );
    expect(pages.map(({ title }) => title)).toContain(`Components/${name}`);
    const shown = props.filter((prop) => !EVERYWHERE.includes(prop));
    const text = pages.map((page) => page.text).join('\n');
    expect(shown.filter((prop) => !new RegExp(`\\b${prop}\\b['"]?[=:},]|\\b${prop}\\(`).test(text))).toEqual(
      [],
    );
  });
});
