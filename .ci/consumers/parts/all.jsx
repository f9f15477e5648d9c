import {
  createMinefieldStore,
  FlagModeSwitch,
  Minefield,
  MinefieldProvider,
  presets,
  useMinefield,
} from '@mines/react';
import { floodRings } from '@mines/react/flood';
import { FieldOverlay } from '@mines/react/help';
import { de } from '@mines/react/labels/de';
import { ResultBanner } from '@mines/react/result';
import { SoundSwitch, useSound } from '@mines/react/sound';
import { MinefieldViewport } from '@mines/react/viewport';
import { analyse } from '@mines/solver';
import { layNoGuess } from '@mines/solver/worker';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';

const store = createMinefieldStore({ board: presets.expert, layout: layNoGuess, flood: floodRings });

function Game() {
  const sound = useSound({ initiallyOn: true });
  const rows = useMinefield((state) => state.rows);
  const odds = analyse({ board: presets.expert, rows }).probability;
  return (
    <>
      <SoundSwitch sound={sound} /> <FlagModeSwitch /> <ResultBanner />
      <MinefieldViewport>
        <FieldOverlay odds={odds} hint={null}>
          <Minefield />
        </FieldOverlay>
      </MinefieldViewport>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <MinefieldProvider store={store} labels={de}>
    <Game />
  </MinefieldProvider>,
);
