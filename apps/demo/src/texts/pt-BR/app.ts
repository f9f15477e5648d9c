import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'Idioma',
  menu: 'Menu',
  close: 'Fechar',
  coming: 'Um instante…',
  notFetched:
    'Não foi possível carregar esta parte da página. Verifique a conexão e tente de novo. Seu jogo continua.',
  update: { arrived: 'Chegou uma nova versão. Seu jogo fica guardado.', reload: 'Recarregar' },
  storage: {
    damaged: 'Algumas configurações guardadas estavam danificadas. Elas voltaram ao estado inicial.',
    unavailable: 'Este navegador não guarda as configurações. Elas valem até a página ser fechada.',
  },
  dialogs: {
    board: 'Campo personalizado',
    settings: 'Configurações',
    review: 'Revisão',
    statistics: 'Estatísticas',
    daily: 'Campo do dia',
    learn: 'Aprender',
    share: 'Compartilhar',
    data: 'Seus dados',
    shortcuts: 'Teclado e mouse',
    about: 'Sobre',
  },
};
