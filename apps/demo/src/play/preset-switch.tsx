import { type Board, presets, useMinefield } from '@mines/react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';

const CHOICES = [
  { name: 'beginner', board: presets.beginner },
  { name: 'intermediate', board: presets.intermediate },
  { name: 'expert', board: presets.expert },
] as const;

interface PresetSwitchProps {
  readonly onChoose: (board: Board) => void;
}

/** The three classic boards; none is chosen while another one is played. */
export function PresetSwitch({ onChoose }: PresetSwitchProps): ReactElement {
  const { play } = useTexts();
  const board = useMinefield((state) => state.board);
  return (
    <fieldset className="presets">
      <legend className="unseen">{play.board}</legend>
      {CHOICES.map((choice) => (
        <label key={choice.name}>
          <input
            type="radio"
            name="preset"
            checked={sameBoard(choice.board, board)}
            onChange={() => onChoose(choice.board)}
          />
          <span className="choice">
            {play[choice.name]}
            <small>
              <bdi>
                {choice.board.width}×{choice.board.height}
              </bdi>{' '}
              <span className="count">{choice.board.mines}</span>
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function sameBoard(a: Board, b: Board): boolean {
  return a.width === b.width && a.height === b.height && a.mines === b.mines;
}
