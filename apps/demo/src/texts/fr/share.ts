import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'Cette grille même, découverte là où vous avez commencé. Vos coups restent chez vous.',
  aboutNew: 'Rien n’est encore découvert\u00a0: le lien mène à une grille de ce genre.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez le lien et copiez-le.',
  share: 'Partager…',
  won: (board, time) => `J’ai déminé «\u00a0${board}\u00a0» en ${time}. Et vous\u202f?`,
  playing: (board) => `Je joue à «\u00a0${board}\u00a0». Saurez-vous la déminer\u202f?`,
};
