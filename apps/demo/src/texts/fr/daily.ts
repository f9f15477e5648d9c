import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'Une grille par jour, la même pour tous : 16×16, 40 mines. Il n’y a rien à deviner.',
  heading: (number, date) => `N° ${number}, ${date}`,
  play: 'Jouer',
  again: 'Rejouer',
  preparing: 'Un instant…',
  failed: 'La grille n’a pas pu être préparée. Vérifiez la connexion et réessayez.',
  open: 'Pas encore jouée.',
  won: (time) => `Déminée en ${time}.`,
  late: (time) => `Déminée en ${time}, avec de l’aide ou un autre jour. Cela ne compte pas pour la série.`,
  lost: 'Pas encore déminée.',
  notPlayed: 'pas jouée',
  attempts: (count) => `Essais : ${count}`,
  streak: (days) => `Série : ${days}`,
  bestStreak: (days) => `Plus longue série : ${days}`,
  next: (time) => `La prochaine grille arrive dans ${time}.`,
  lately: 'Les dernières semaines',
  today: 'aujourd’hui',
};
