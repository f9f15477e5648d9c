import { type Board, presets, useMinefield } from '@mines/react';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/context.js';

const CHOICES = [
  { name: 'beginner', board: presets.beginner },
  { name: 'intermediate', board: presets.intermediate },
  { name: 'expert', board: presets.expert },
] as const;

interface PresetSwitchProps {
  readonly onChoose: (board: Board) => void;
  /** A board of one's own is wanted. */
  readonly onCustom: () => void;
}

/** The three classic boards, and one of one's own. */
export function PresetSwitch({ onChoose, onCustom }: PresetSwitchProps): ReactElement {
  const { play } = useTexts();
  const board = useMinefield((state) => state.board);
  const preset = CHOICES.find((choice) => sameBoard(choice.board, board))?.name;
  return (
    <fieldset className="presets">
      <legend className="unseen">{play.board}</legend>
      {CHOICES.map((choice) => (
        <Preset
          key={choice.name}
          name={play[choice.name]}
          size={<Size board={choice.board} />}
          checked={choice.name === preset}
          onClick={() => choice.name === preset || onChoose(choice.board)}
        />
      ))}
      <Preset
        name={play.custom}
        size={preset ? '…' : <Size board={board} />}
        checked={!preset}
        onClick={onCustom}
      />
    </fieldset>
  );
}

interface PresetProps {
  readonly name: string;
  readonly size: ReactNode;
  readonly checked: boolean;
  readonly onClick: () => void;
}

function Preset({ name, size, checked, onClick }: PresetProps): ReactElement {
  return (
    <label>
      {/* A click, not a change: the one that is chosen can be asked for again. Which one is chosen, the board says. */}
      <input type="radio" name="preset" checked={checked} onClick={onClick} onChange={() => undefined} />
      <span className="choice">
        <span className="name">{name}</span>
        <small>{size}</small>
      </span>
    </label>
  );
}

function Size({ board }: { readonly board: Board }): ReactElement {
  return (
    <>
      <bdi>
        {board.width}×{board.height}
      </bdi>{' '}
      <span className="count">{board.mines}</span>
    </>
  );
}

function sameBoard(a: Board, b: Board): boolean {
  return a.width === b.width && a.height === b.height && a.mines === b.mines;
}
