import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';

// A page of the server: no 'use client' here.
export default async function Page() {
  return (
    <MinefieldProvider board={presets.beginner} seed="tomato">
      <MineCounter /> <NewGameButton /> <Timer />
      <Minefield />
    </MinefieldProvider>
  );
}
