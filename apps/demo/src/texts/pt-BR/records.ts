import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: 'Recordes',
  data: {
    about:
      'Os jogos, o que está em andamento e as configurações em um arquivo, para guardar ou levar a outro navegador.',
    save: 'Salvar em arquivo',
    load: 'Carregar arquivo',
    withSettings: 'As configurações também',
    added: (count) => `Adicionados: ${count}.`,
    known: (count) => `Já existentes: ${count}.`,
    refused: (count, why) => `Recusados: ${count}. ${why}`,
    reasons: {
      damaged: 'Estão danificados.',
      newer: 'São de uma versão mais nova do jogo. Recarregue a página.',
      contradictory: 'O que dizem não corresponde aos campos.',
    },
    settingsTaken: 'As configurações agora são as do arquivo.',
    settingsFaulty: 'Algumas configurações do arquivo estavam danificadas e ficaram de fora.',
    faults: {
      unreadable: 'Este arquivo não pode ser lido. Nada foi alterado. Escolha um arquivo salvo aqui.',
      foreign: 'Este arquivo não é deste jogo. Nada foi alterado. Escolha um arquivo salvo aqui.',
      newer:
        'Este arquivo é de uma versão mais nova do jogo. Nada foi alterado. Recarregue a página e tente de novo.',
      'not-kept': 'O armazenamento não aceitou os jogos. Nada foi alterado.',
    },
    failed: 'Não deu certo. Nada foi alterado. Verifique a conexão e tente de novo.',
  },
};
