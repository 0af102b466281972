import type { Guide } from '../guide/guide.types.ts';

export const qrPictureGuide: Guide = {
  purpose: 'Um código QR que uma câmera lê da tela, como o de um PIX.',
  notWhen: ['Para um texto que só se copia: use Mono com um botão de copiar.'],
  dos: [
    'Ponha ao lado o texto do código, para quem não tem câmera.',
    'Diga no label o que ele é e de quanto.',
  ],
  donts: ['Não o ponha em papel quando ele só vale hoje.'],
  keys: [],
};
