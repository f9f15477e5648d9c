import { type Labels, Minefield, presets } from '@mines/react';

interface OwnSpritesProps {
  /** The address of a sheet of 16 by 5 tiles. */
  readonly sheet: string;
  /** The address of a sheet of 5 by 3 frames of a blast, each 3 by 3 tiles large. */
  readonly blast: string;
  readonly labels?: Labels;
}

export function OwnSprites({ sheet, blast, labels }: OwnSpritesProps) {
  return (
    <Minefield
      board={presets.beginner}
      labels={labels}
      style={{ '--mines-sheet': `url("${sheet}")`, '--mines-blast': `url("${blast}")` }}
    />
  );
}
