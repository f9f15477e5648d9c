import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'Une grille par jour, la même pour tous\u00a0: 16×16, 40 mines. Il n’y a rien à deviner.',
  heading: (number, date) => `N°\u00a0${number}, ${date}`,
  play: 'Jouer',
  again: 'Rejouer',
  preparing: 'Un instant…',
  failed: 'La grille n’a pas pu être préparée. Vérifiez la connexion et réessayez.',
  open: 'Pas encore jouée.',
  won: (time) => `Déminée en ${time}.`,
  late: (time) => `Déminée en ${time}, avec de l’aide ou un autre jour. Cela ne compte pas pour la série.`,
  lost: 'Pas encore déminée.',
  notPlayed: 'pas jouée',
  attempts: (count) => `Essais\u00a0: ${count}`,
  streak: (days) => `Série\u00a0: ${days}`,
  bestStreak: (days) => `Plus longue série\u00a0: ${days}`,
  next: (time) => `La prochaine grille arrive dans ${time}.`,
  lately: 'Les dernières semaines',
  today: 'aujourd’hui',
};
