import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor, within } from 'storybook/test';
import styles from '../styles.css?inline';
import classicState from '../themes/classic/state.webp?url';
import classic from '../themes/classic.css?inline';
import contrast from '../themes/contrast.css?inline';
import garden from '../themes/garden.css?inline';
import nightBlast from '../themes/night/blast.webp?url';
import night from '../themes/night.css?inline';
import plain from '../themes/plain.css?inline';
import { Cell } from './cell.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { Minefield } from './minefield.js';
import { playerIn } from './testing/acting.js';

const sheets = { classic, garden, night, contrast };
const FACES = Array.from({ length: 15 }, (_, face) => face);

interface Look {
  readonly size: string;
  readonly labels?: Labels;
}

/** The faces in one row. */
function RowOfFaces({ theme, size, labels = en }: Look & { readonly theme: string }): ReactElement {
  return (
    <div
      className="mines-field"
      role="grid"
      aria-label={theme}
      data-phase="playing"
      style={{ '--mines-cell-size': size }}
    >
      <div className="mines-row" role="row" aria-rowindex={1}>
        {FACES.map((face) => (
          <Cell key={face} x={face} y={0} code={face} ring={face === 13 ? 0 : -1} labels={labels} />
        ))}
      </div>
    </div>
  );
}

interface ApartProps {
  readonly css: string;
  readonly scheme: string;
  readonly children: ReactNode;
}

/** A tree of its own: a theme of shapes draws all fields of a page, so it cannot be worn beside those of pictures. */
function Apart({ css, scheme, children }: ApartProps): ReactElement {
  const [tree, setTree] = useState<ShadowRoot | null>(null);
  const host = useCallback((element: HTMLElement | null) => {
    if (element) setTree(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  const contents = (
    <>
      <style>{css}</style>
      {children}
    </>
  );
  return (
    <div ref={host} data-scheme={scheme}>
      {tree && createPortal(contents, tree)}
    </div>
  );
}

/** One row a theme, one column a face. The theme of shapes has two: it follows the colour scheme. */
function EveryFace(look: Look): ReactElement {
  return (
    <>
      <style>{Object.values(sheets).join('')}</style>
      {Object.keys(sheets).map((theme) => (
        <section key={theme} className={`mines-theme-${theme}`}>
          <RowOfFaces theme={theme} {...look} />
        </section>
      ))}
      {['light', 'dark'].map((scheme) => (
        <Apart key={scheme} css={styles + plain} scheme={scheme}>
          <div className="mines-theme-plain">
            <RowOfFaces theme={`plain, ${scheme}`} {...look} />
          </div>
        </Apart>
      ))}
    </>
  );
}

/** What a cell looks like: its ground, and the shapes that stand on it. */
function lookOf(cell: Element): string {
  const ground = getComputedStyle(cell);
  const shapes = ['::before', '::after'].map((part) => {
    const { content, clipPath } = getComputedStyle(cell, part);
    return `${content} ${clipPath}`;
  });
  return [ground.backgroundColor, ground.backgroundImage, ...shapes].join(' ');
}

const meta = { title: 'Faces and phases/Faces', component: EveryFace, args: { size: '42px' } } satisfies Meta<
  typeof EveryFace
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every face in every theme: 0 to 8, closed, flag, question, mine, exploded, wrong flag. */
export const Faces: Story = {
  play: async ({ canvasElement }) => {
    const grids = within(canvasElement).getAllByRole('grid');
    await expect(grids).toHaveLength(4);
    for (const grid of grids) {
      const cells = within(grid).getAllByRole('gridcell');
      const looks = cells.map((cell) => {
        const { backgroundImage, backgroundPosition } = getComputedStyle(cell);
        return `${backgroundImage} ${backgroundPosition}`;
      });
      await expect(new Set(looks).size).toBe(15);
      await expect(looks.every((look) => look.includes('url('))).toBe(true);
    }
    const plainRows = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('[data-scheme]')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll('[role=grid]') ?? []),
      ]);
      if (found.length < 2) throw new Error('The theme of shapes is not there.');
      return found.map((grid) => [...grid.querySelectorAll('[role=gridcell]')].map(lookOf));
    });
    for (const looks of plainRows) await expect(new Set(looks).size).toBe(15);
    const [light, dark] = plainRows;
    await expect(light?.[0]).not.toBe(dark?.[0]);
  },
};

/** The faces at the size of a small screen. */
export const SmallFaces: Story = { ...Faces, args: { size: '24px' } };

/** Two sheets of one's own in the same grid: two custom properties are all it takes. */
export const OwnSheets: Story = {
  render: ({ labels }) => (
    <Minefield
      labels={labels}
      seed="tomato"
      style={{ '--mines-sheet': `url("${classicState}")`, '--mines-blast': `url("${nightBlast}")` }}
    />
  ),
  globals: { theme: 'garden' },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(4, 4);
    await expect(getComputedStyle(player.cell(4, 4)).backgroundImage).toContain(classicState);
  },
};
