import { createGame, play } from '@mines/core';

const game = createGame({ width: 9, height: 9, mines: 10 }, { seed: 'tomato' });
document.title = play(game, { type: 'open', cell: 40 }).status;
