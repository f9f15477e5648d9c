import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'Un tablero al día, el mismo para todos: 16×16, 40 minas. No hace falta adivinar.',
  heading: (number, date) => `N.º ${number}, ${date}`,
  play: 'Jugar',
  again: 'Jugar otra vez',
  preparing: 'Un momento…',
  failed: 'No se pudo preparar el tablero. Comprueba la conexión e inténtalo de nuevo.',
  open: 'Aún sin jugar.',
  won: (time) => `Despejado en ${time}.`,
  late: (time) => `Despejado en ${time}, con ayuda o en otro día. No cuenta para la racha.`,
  lost: 'Aún sin despejar.',
  notPlayed: 'sin jugar',
  attempts: (count) => `Intentos: ${count}`,
  streak: (days) => `Racha: ${days}`,
  bestStreak: (days) => `Racha más larga: ${days}`,
  next: (time) => `El próximo tablero llega en ${time}.`,
  lately: 'Las últimas semanas',
  today: 'hoy',
};
