import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { playerIn } from '../../packages/react/src/testing/acting.js';
import { Lesson } from './lesson.js';

/** The fields of the page on the rules, each in the middle of a game. */
const meta = {
  title: 'The game/Lessons',
  component: Lesson,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

const phaseIn = (canvas: HTMLElement): string | null =>
  within(canvas).getByRole('grid').getAttribute('data-phase');

export const Numbers: Story = {
  args: { mines: '*.*..\n.....\n*....\n....*', moves: 'o2,2' },
  play: async ({ canvasElement }) => {
    await expect(playerIn(canvasElement).cell(1, 1)).toHaveAttribute('data-face', '3');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Again' }));
    await expect(playerIn(canvasElement).cell(1, 1)).toHaveAttribute('data-face', '3');
  },
};

export const Opening: Story = {
  args: { mines: '*......\n.......\n.......\n.......\n......*\n..*....' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(4, 1);
    await expect(player.cell(6, 0)).toHaveAttribute('data-face', '0');
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'closed');
  },
};

export const Marks: Story = {
  args: { mines: '*..\n...\n..*', moves: 'o2,2' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(0, 0);
    await player.open(0, 0);
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'flag');
    await player.mark(0, 0);
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'question');
  },
};

export const Chord: Story = {
  args: { mines: '*...\n....\n...*', moves: 'o2,2 m1,1' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.chord(1, 1);
    await expect(player.cell(0, 2)).toHaveAttribute('data-face', '0');
  },
};

export const WrongFlag: Story = {
  args: { mines: '*...\n....\n...*', moves: 'o2,2 m1,2' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.chord(1, 1);
    await expect(phaseIn(canvasElement)).toBe('lost');
    await expect(player.cell(0, 1)).toHaveAttribute('data-face', 'wrong-flag');
  },
};

export const Corner: Story = {
  args: { mines: '*...*.\n....*.\n....*.', moves: 'o2,3' },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).mark(0, 0);
    await expect(playerIn(canvasElement).cell(1, 1)).toHaveAttribute('data-face', '1');
    await expect(playerIn(canvasElement).cell(0, 0)).toHaveAttribute('data-face', 'flag');
  },
};

export const OneOne: Story = {
  args: { mines: '.*..*.\n......\n......\n......', moves: 'o1,4' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(2, 0);
    await expect(player.cell(2, 0)).toHaveAttribute('data-face', '1');
  },
};

export const OneTwoOne: Story = {
  args: { mines: '.*.*.\n.....\n.....', moves: 'o1,3' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await expect(player.cell(2, 1)).toHaveAttribute('data-face', '2');
    await player.open(2, 0);
    await expect(player.cell(2, 0)).toHaveAttribute('data-face', '2');
  },
};

export const Guess: Story = {
  args: { mines: '*.\n..\n..\n..', moves: 'o1,4' },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(1, 0);
    await expect(phaseIn(canvasElement)).toBe('won');
  },
};
