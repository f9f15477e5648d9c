import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: 'Ahora no',
  waiting: (board, time) => `Tienes una partida en espera: ${board}, ${time}.`,
  newBest: (before) => (before === null ? 'Tu primera marca.' : `Nueva mejor marca. Antes era de ${before}.`),
  faults: {
    forbidden: 'Este navegador no guarda partidas. Las tuyas cuentan hasta que cierres la página.',
    newer:
      'Aquí se ha usado una versión más nueva del juego y esta no toca sus datos. Recarga la página. Hasta entonces, las partidas cuentan mientras la página esté abierta.',
    full: 'No queda espacio para guardar partidas. Las tuyas cuentan hasta que cierres la página. Libera espacio o guarda tus datos en un archivo.',
    damaged: 'Algunos registros no se pueden leer. Se quedan como están; los demás están aquí.',
  },
};
