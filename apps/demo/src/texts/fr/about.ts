import type { AboutTexts } from '../about.js';

export const about: AboutTexts = {
  what: 'Démineur pour souris, doigts, clavier et lecteur d’écran. Découvrez chaque case sans mine\u202f; un chiffre dit combien de mines touchent sa case.',
  privacy: 'Tout reste dans ce navigateur. Rien n’est envoyé et il n’y a pas de publicité.',
  made: 'Règles, solveur, images et sons sont faits pour ce jeu. C’est un logiciel libre sous licence MIT.',
};
