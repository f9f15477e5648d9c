import {
  FlagModeSwitch,
  type Labels,
  MineCounter,
  Minefield,
  MinefieldProvider,
  NewGameButton,
  presets,
  Timer,
} from '@mines/react';

export function DropIn({ labels }: { readonly labels?: Labels }) {
  return (
    <MinefieldProvider board={presets.beginner} labels={labels}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <MineCounter /> <NewGameButton /> <Timer /> <FlagModeSwitch />
      </div>
      <Minefield onWin={(game) => console.log(`Cleared in ${game.elapsed()} ms`)} />
    </MinefieldProvider>
  );
}
