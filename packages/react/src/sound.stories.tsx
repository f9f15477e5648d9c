import { presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MinefieldProvider } from './context.js';
import type { Labels } from './labels.js';
import { Minefield } from './minefield.js';
import { SoundSwitch } from './sound/sound-switch.js';
import { type SoundOptions, useSound } from './sound/use-sound.js';
import { playerIn } from './testing/acting.js';

function Audible({ labels, ...options }: SoundOptions & { readonly labels?: Labels }): ReactElement {
  const sound = useSound(options);
  return (
    <>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <SoundSwitch sound={sound} labels={labels} />
        <label>
          Volume{' '}
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={sound.volume}
            onChange={(event) => sound.setVolume(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
      <Minefield labels={labels} />
    </>
  );
}

const meta = {
  title: 'Components/SoundSwitch',
  component: Audible,
  decorators: [
    (Story) => (
      <MinefieldProvider board={presets.intermediate} seed="tomato">
        <Story />
      </MinefieldProvider>
    ),
  ],
} satisfies Meta<typeof Audible>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Synthesised, an optional entry, and off until the player turns it on. */
export const Switch: Story = {
  play: async ({ canvasElement }) => {
    const knob = within(canvasElement).getByRole('switch', { name: 'Sound' });
    await expect(knob).not.toBeChecked();
    await userEvent.click(knob);
    await expect(knob).toBeChecked();
    const player = playerIn(canvasElement);
    await player.open(8, 8);
    await player.mark(0, 0);
    await userEvent.click(knob);
    await expect(knob).not.toBeChecked();
  },
};
