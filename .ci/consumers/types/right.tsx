import { presets as boards, createGame, type Game, play } from '@mines/core';
import { createMinefieldStore, Minefield, type MinefieldProps, presets, useField } from '@mines/react';
import { floodRings } from '@mines/react/flood';
import { FieldOverlay } from '@mines/react/help';
import { ar } from '@mines/react/labels/ar';
import { ResultBanner } from '@mines/react/result';
import { SoundSwitch, useSound } from '@mines/react/sound';
import { MinefieldViewport } from '@mines/react/viewport';
import { analyse } from '@mines/solver';
import { layNoGuess } from '@mines/solver/worker';
import type { ReactElement } from 'react';

const store = createMinefieldStore({ board: presets.expert, layout: layNoGuess, flood: floodRings });
const game: Game = play(createGame(boards.beginner), { type: 'open', cell: 0 });
const options: MinefieldProps = { onWin: (won) => console.log(won.elapsed()), labels: ar };

export function Right(): ReactElement {
  const { gridProps } = useField({ store });
  const sound = useSound({ store });
  return (
    <MinefieldViewport>
      <FieldOverlay store={store} odds={analyse(game).probability} hint={null}>
        <Minefield {...options} store={store} />
      </FieldOverlay>
      <ResultBanner store={store} className={(status) => (status === 'won' ? 'good' : undefined)} />
      <div {...gridProps}>
        <SoundSwitch sound={sound} />
      </div>
    </MinefieldViewport>
  );
}
