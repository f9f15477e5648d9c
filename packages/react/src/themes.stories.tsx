import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import classicState from '../themes/classic/state.webp?url';
import classic from '../themes/classic.css?inline';
import contrast from '../themes/contrast.css?inline';
import garden from '../themes/garden.css?inline';
import nightBlast from '../themes/night/blast.webp?url';
import night from '../themes/night.css?inline';
import { Cell } from './cell.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { Minefield } from './minefield.js';
import { playerIn } from './testing/acting.js';

const sheets = { classic, garden, night, contrast };
const FACES = Array.from({ length: 15 }, (_, face) => face);

/** One row a theme, one column a face. */
function EveryFace({ size, labels = en }: { readonly size: string; readonly labels?: Labels }): ReactElement {
  return (
    <>
      <style>{Object.values(sheets).join('')}</style>
      {Object.keys(sheets).map((theme) => (
        <section key={theme} className={`mines-theme-${theme}`}>
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
        </section>
      ))}
    </>
  );
}

const meta = { title: 'Faces and phases/Faces', component: EveryFace, args: { size: '42px' } } satisfies Meta<
  typeof EveryFace
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every face in every theme of pictures: 0 to 8, closed, flag, question, mine, exploded, wrong flag. */
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
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(4, 4);
    await expect(getComputedStyle(player.cell(4, 4)).backgroundImage).toContain(classicState);
  },
};
