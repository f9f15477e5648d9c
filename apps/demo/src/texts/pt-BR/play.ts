import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: 'Campo',
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  expert: 'Especialista',
  custom: 'Livre',
  pause: 'Pausar',
  resume: 'Continuar',
  paused: 'Em pausa',
  game: 'Jogo',
  newGame: 'Novo jogo',
  sameBoard: 'Mesmo campo',
  won: (time) => `Campo limpo em ${time}.`,
  lost: 'Era uma mina.',
  giveUp: 'Desistir deste jogo?',
  giveUpWhy: 'Ele está em andamento. Um novo jogo acaba com ele.',
  keepPlaying: 'Continuar jogando',
  zoom: { name: 'Zoom', closer: 'Aumentar', farther: 'Diminuir', fit: 'Ajustar' },
  help: {
    hint: 'Dica',
    odds: 'Chances',
    noGuess: 'Sem sorte',
    helped: 'Com ajuda',
    none: 'Não há nada a sugerir.',
    noBoard: 'Nenhum campo sem sorte foi encontrado. Tente de novo ou desligue “Sem sorte”.',
    safe: (row, column) => `Linha ${row}, coluna ${column}: seguro.`,
    mine: (row, column) => `Linha ${row}, coluna ${column}: uma mina.`,
    guess: (row, column, percent) =>
      `Nada é certo. O melhor é linha ${row}, coluna ${column}: ${percent} de mina.`,
    reasons: {
      number: 'O número em destaque mostra isso.',
      numbers: 'Os números em destaque mostram isso juntos.',
      count: 'O número de minas restantes mostra isso.',
      exact: 'A contagem de todas as possibilidades mostra isso.',
    },
  },
};
