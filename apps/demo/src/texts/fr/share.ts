import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'Cette grille même, ouverte où vous l’avez ouverte. Vos coups restent chez vous.',
  aboutNew: 'Rien n’est encore ouvert : le lien mène à une grille de ce genre.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez le lien et copiez-le.',
  share: 'Partager…',
  won: (board, time) => `J’ai déminé « ${board} » en ${time}. Et vous ?`,
  playing: (board) => `Je joue à « ${board} ». Saurez-vous la déminer ?`,
};
