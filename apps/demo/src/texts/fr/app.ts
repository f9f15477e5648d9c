import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'Langue',
  menu: 'Menu',
  close: 'Fermer',
  coming: 'Un instant…',
  notFetched:
    'Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez. Votre partie continue.',
  update: { arrived: 'Une nouvelle version est là. Votre partie est conservée.', reload: 'Recharger' },
  storage: {
    damaged: 'Des réglages enregistrés étaient endommagés. Ils sont revenus à leur état initial.',
    unavailable: 'Ce navigateur n’enregistre pas les réglages. Ils valent jusqu’à la fermeture de la page.',
  },
  dialogs: {
    board: 'Grille libre',
    settings: 'Réglages',
    review: 'Bilan',
    statistics: 'Statistiques',
    daily: 'Grille du jour',
    learn: 'Apprendre',
    share: 'Partager',
    data: 'Vos données',
    shortcuts: 'Clavier et souris',
    about: 'À propos',
  },
};
