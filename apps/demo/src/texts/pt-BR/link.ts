import type { LinkTexts } from '../link.js';

const fields = { width: 'Largura', height: 'Altura', mines: 'Minas' };

export const link: LinkTexts = {
  badLink: 'Este link não leva a um jogo.',
  playNormal: 'Jogar um jogo normal',
  faults: {
    range: (field, min, max) => `${fields[field]}: deve ser um número inteiro de ${min} a ${max}.`,
    board: (text) => `“${text}” não é um campo. O formato é 30x16x99: largura, altura, minas.`,
    first: (text) => `“${text}” não é uma regra para o primeiro quadrado: any, safe ou opening.`,
    start: (text) =>
      `“${text}” não é um quadrado deste campo. Um início se escreve 4,7: coluna, linha, a partir de 0.`,
    damaged: 'O campo está danificado. Talvez falte uma parte do link.',
    unreadable: 'Não pode ser lido.',
  },
};
