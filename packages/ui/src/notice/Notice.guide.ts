import type { Guide } from '../guide/guide.types.ts';

export const noticeGuide: Guide = {
  purpose: 'Um recado no fluxo da página: de onde são os números, o que falta, por que algo não foi gravado.',
  notWhen: [
    'Para a confirmação passageira de um ato: use Toast.',
    'Para uma falha no lugar dos dados: use ErrorState.',
    'Para o erro de um campo: use o errorMessage do campo.',
  ],
  dos: [
    'Ligue isLive quando ele aparece depois de um ato da pessoa.',
    'Diga o que fazer, não só o que houve.',
  ],
  donts: ['Não empilhe recados: junte-os ou tire o que não muda o que a pessoa faz.'],
  keys: [],
};
