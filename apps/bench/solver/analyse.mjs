/**
 * How long `analyse` takes on positions of played expert games.   node solver/analyse.mjs [games=200]
 *
 * Games are played by the package itself, cheapest mode; every position on the way counts once.
 */
import { createGame, play, presets } from '@mines/core';
import { analyse } from '@mines/solver';

const games = Number(process.argv[2] ?? 200);
const times = [];
const positions = [];
for (let n = 0; n < games; n++) {
  let game = play(createGame(presets.expert, { seed: `speed ${n}` }), { type: 'open', cell: 8 * 30 + 15 });
  while (game.status === 'playing') {
    positions.push(game);
    const { probability, safe } = analyse(game);
    let cell = safe[0];
    if (cell === undefined) {
      let least = 2;
      probability.forEach((chance, at) => {
        if (chance < least) {
          least = chance;
          cell = at;
        }
      });
    }
    game = play(game, { type: 'open', cell });
  }
}
for (const game of positions) {
  const start = performance.now();
  analyse(game);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(3);
const mean = (times.reduce((a, b) => a + b, 0) / times.length).toFixed(3);
console.log(`analyse, ${times.length} positions of ${games} expert games, ms a call`);
console.log(`mean ${mean}  median ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)}`);
