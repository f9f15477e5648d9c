import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: 'Agora não',
  waiting: (board, time) => `Você tem um jogo em espera: ${board}, ${time}.`,
  newBest: (before) => (before === null ? 'Seu primeiro recorde.' : `Novo recorde. Antes era de ${before}.`),
  faults: {
    forbidden: 'Este navegador não guarda jogos. Os seus contam até você fechar a página.',
    newer:
      'Uma versão mais nova do jogo já esteve aqui, e esta não mexe nos dados dela. Recarregue a página. Até lá, os jogos contam enquanto a página estiver aberta.',
    full: 'Não há mais espaço para guardar jogos. Os seus contam até você fechar a página. Libere espaço ou salve seus dados em um arquivo.',
    damaged: 'Alguns registros não podem ser lidos. Eles ficam como estão; todos os outros estão aqui.',
  },
};
