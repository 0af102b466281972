import type { Guide } from '../guide/guide.types.ts';

export const progressGuide: Guide = {
  purpose: 'Até onde chegou um trabalho longo: envio, leitura de arquivo, geração de boletos.',
  notWhen: [
    'Para uma espera curta: use Skeleton ou LoadingOverlay.',
    'Para os passos de uma tarefa da pessoa: use Steps.',
  ],
  dos: [
    'Dê o progresso verdadeiro; sem fim conhecido, deixe value indefinido.',
    'Use valueText para a conta: “1.200 de 4.310 linhas”.',
  ],
  donts: ['Não invente um avanço.'],
  keys: [],
};
