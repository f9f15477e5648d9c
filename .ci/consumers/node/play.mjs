// A whole game in plain Node: the engine deals, the solver plays.
import { createGame, formatGame, play, presets } from '@mines/core';
import { bestMove, layNoGuess } from '@mines/solver';

const board = presets.intermediate;
const start = 8 * board.width + 8;
const layout = await layNoGuess(board, { seed: 'tomato', start });
let game = play(createGame(board, { layout }), { type: 'open', cell: start });
while (game.status === 'playing') game = play(game, { type: 'open', cell: bestMove(game) });
console.log(`${formatGame(game)}\n${game.status}`);
if (game.status !== 'won') throw new Error('A board without luck was not won.');
