import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Jogue até o fim. Então esta página mostra onde você arriscou um palpite e quais eram as chances.',
  figures: {
    time: 'Tempo',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Cliques',
    efficiency: 'Eficiência',
    openings: 'Aberturas',
  },
  of: (part, whole) => `${part} de ${whole}`,
  guesses: 'Palpites',
  noGuesses: 'Nenhuma jogada foi palpite: cada quadrado aberto era seguro.',
  survival: (chance) => `A chance de passar por todos era ${chance}.`,
  unknown: (count) => `Jogadas complicadas demais para analisar: ${count}.`,
  counting: 'Olhando suas jogadas…',
  move: (move, row, column, chance) =>
    `Jogada ${move}, linha ${row}, coluna ${column}: ${chance} de chance de mina.`,
  certain: (row, column) => `O quadrado na linha ${row}, coluna ${column} era seguro.`,
  better: (row, column, chance) => `A linha ${row}, coluna ${column} era melhor: ${chance}.`,
  best: 'Não havia nada melhor.',
  position: 'O campo como você o viu, com as chances',
};
