import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'Idioma',
  menu: 'Menú',
  close: 'Cerrar',
  coming: 'Un momento…',
  notFetched:
    'No se pudo cargar esta parte de la página. Comprueba la conexión e inténtalo de nuevo. Tu partida sigue.',
  update: { arrived: 'Ha llegado una versión nueva. Tu partida se conserva.', reload: 'Recargar' },
  storage: {
    damaged: 'Algunos ajustes guardados estaban dañados. Han vuelto a su estado inicial.',
    unavailable: 'Este navegador no guarda los ajustes. Valen hasta que se cierre la página.',
  },
  dialogs: {
    board: 'Tablero propio',
    settings: 'Ajustes',
    review: 'Repaso',
    statistics: 'Estadísticas',
    daily: 'Tablero del día',
    learn: 'Aprender',
    share: 'Compartir',
    data: 'Tus datos',
    shortcuts: 'Teclado y ratón',
    about: 'Acerca de',
  },
};
