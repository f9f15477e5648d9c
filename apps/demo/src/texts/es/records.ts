import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: 'Récords',
  data: {
    about:
      'Las partidas, la que está en curso y los ajustes en un archivo, para guardarlos o llevarlos a otro navegador.',
    save: 'Guardar en un archivo',
    load: 'Cargar un archivo',
    withSettings: 'También los ajustes',
    added: (count) => `Añadidas: ${count}.`,
    known: (count) => `Ya estaban: ${count}.`,
    refused: (count, why) => `Rechazadas: ${count}. ${why}`,
    reasons: {
      damaged: 'Están dañadas.',
      newer: 'Son de una versión más nueva del juego. Recarga la página.',
      contradictory: 'Sus datos no encajan con sus tableros.',
    },
    settingsTaken: 'Los ajustes son ahora los del archivo.',
    settingsFaulty: 'Algunos ajustes del archivo estaban dañados y se han omitido.',
    faults: {
      unreadable: 'Este archivo no se puede leer. No se ha cambiado nada. Elige uno guardado aquí.',
      foreign: 'Este archivo no es de este juego. No se ha cambiado nada. Elige uno guardado aquí.',
      newer:
        'Este archivo es de una versión más nueva del juego. No se ha cambiado nada. Recarga la página e inténtalo de nuevo.',
      'not-kept': 'El almacenamiento no aceptó las partidas. No se ha cambiado nada.',
    },
    failed: 'No ha funcionado. No se ha cambiado nada. Comprueba la conexión e inténtalo de nuevo.',
  },
};
