import { type Board, presets, useMinefield } from '@mines/react';
import type { ReactElement } from 'react';

const CHOICES = [
  { name: 'Beginner', board: presets.beginner },
  { name: 'Intermediate', board: presets.intermediate },
  { name: 'Expert', board: presets.expert },
];

/** The three classic boards; none is chosen while another one is played. */
export function PresetSwitch({ onChoose }: { readonly onChoose: (board: Board) => void }): ReactElement {
  const board = useMinefield((state) => state.board);
  return (
    <fieldset className="presets">
      <legend className="unseen">Board</legend>
      {CHOICES.map((choice) => (
        <label key={choice.name}>
          <input
            type="radio"
            name="preset"
            checked={sameBoard(choice.board, board)}
            onChange={() => onChoose(choice.board)}
          />
          <span className="choice">
            {choice.name}
            <small>
              {choice.board.width}×{choice.board.height}, {choice.board.mines} mines
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
