import type { Texts } from './texts.js';

const fields = { width: 'Largura', height: 'Altura', mines: 'Minas' };

/** Brazilian Portuguese. */
export const texts: Texts = {
  board: 'Campo',
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  expert: 'Especialista',
  language: 'Idioma',
  game: 'Jogo',
  newGame: 'Novo jogo',
  sameBoard: 'Mesmo campo',
  won: (time) => `Campo limpo em ${time}.`,
  lost: 'Era uma mina.',
  giveUp: 'Desistir deste jogo?',
  giveUpWhy: 'Ele está em andamento. Um novo jogo acaba com ele.',
  keepPlaying: 'Continuar jogando',
  badLink: 'Este link não leva a um jogo.',
  playNormal: 'Jogar um jogo normal',
  faults: {
    range: (field, min, max) => `${fields[field]}: deve ser um número inteiro de ${min} a ${max}.`,
    board: (text) => `“${text}” não é um campo. Escreve-se 30x16x99: largura, altura, minas.`,
    first: (text) => `“${text}” não é uma regra para o primeiro quadrado: any, safe ou opening.`,
    damaged: 'O campo está danificado. Talvez falte uma parte do link.',
    unreadable: 'Não pode ser lido.',
  },
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
