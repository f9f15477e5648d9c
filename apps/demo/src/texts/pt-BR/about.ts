import type { AboutTexts } from '../about.js';

export const about: AboutTexts = {
  what: 'Campo minado para mouse, dedos, teclado e leitor de tela. Abra cada quadrado sem mina; um número diz quantas minas tocam o quadrado.',
  privacy: 'Tudo fica neste navegador. Nada é enviado e não há anúncios.',
  made: 'Regras, solucionador, imagens e som foram feitos para este jogo. É software livre sob a licença MIT.',
};
