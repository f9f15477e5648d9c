import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'Este mesmo campo, aberto onde você o abriu. Suas jogadas ficam com você.',
  aboutNew: 'Nada foi aberto ainda: o link leva a um campo deste tipo.',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Copiado.',
  notCopied: 'Não foi possível copiar. Selecione o link e copie.',
  share: 'Compartilhar…',
  won: (board, time) => `Limpei “${board}” em ${time}. E você?`,
  playing: (board) => `Estou jogando “${board}”. Você consegue limpar?`,
};
