import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: 'Records',
  data: {
    about:
      'Les parties, celle en cours et les réglages dans un fichier, à garder ou à emporter dans un autre navigateur.',
    save: 'Enregistrer un fichier',
    load: 'Charger un fichier',
    withSettings: 'Les réglages aussi',
    added: (count) => `Ajoutées\u00a0: ${count}.`,
    known: (count) => `Déjà là\u00a0: ${count}.`,
    refused: (count, why) => `Refusées\u00a0: ${count}. ${why}`,
    reasons: {
      damaged: 'Elles sont endommagées.',
      newer: 'Elles viennent d’une version plus récente du jeu. Rechargez la page.',
      contradictory: 'Leurs données ne correspondent pas à leurs grilles.',
    },
    settingsTaken: 'Les réglages sont maintenant ceux du fichier.',
    settingsFaulty: 'Certains réglages du fichier étaient endommagés et ont été laissés de côté.',
    faults: {
      unreadable: 'Ce fichier est illisible. Rien n’a changé. Choisissez un fichier enregistré ici.',
      foreign: 'Ce fichier ne vient pas de ce jeu. Rien n’a changé. Choisissez un fichier enregistré ici.',
      newer:
        'Ce fichier vient d’une version plus récente du jeu. Rien n’a changé. Rechargez la page et réessayez.',
      'not-kept': 'Le stockage n’a pas accepté les parties. Rien n’a changé.',
    },
    failed: 'Cela n’a pas marché. Rien n’a changé. Vérifiez la connexion et réessayez.',
  },
};
