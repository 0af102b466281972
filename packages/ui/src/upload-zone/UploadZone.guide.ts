import type { Guide } from '../guide/guide.types.ts';

export const uploadZoneGuide: Guide = {
  purpose:
    'O lugar de um arquivo que o sistema lê: solto, colado ou escolhido. Mostra o estado da leitura, linha por linha se preciso.',
  notWhen: [
    'Para vários anexos, que se enviam logo ao chegar: use UploadQueue. Com onFiles a tela recebe vários e diz ela mesma o que foi de cada um.',
  ],
  dos: [
    'Escreva em label qual arquivo se pede: “Arquivo de retorno do SIB”.',
    'Mostre em errors a linha e o motivo de cada problema do arquivo.',
  ],
  donts: ['Não aceite outro arquivo enquanto este é lido: ligue isBusy ou o estado uploading.'],
  keys: [
    ['Enter, Espaço', 'em “Escolher arquivo”, abrem a escolha'],
    ['Ctrl+V', 'cola o arquivo copiado'],
  ],
};
