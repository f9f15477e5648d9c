import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Picture } from './picture.js';

const meta = { title: 'The game/Picture', component: Picture, tags: ['!dev', '!autodocs'] } satisfies Meta<
  typeof Picture
>;

export default meta;

export const Expert: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-phase', 'playing');
    await expect(canvasElement.querySelectorAll('[data-face="flag"]').length).toBeGreaterThan(20);
  },
};
