import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pathCompetencia } from '../../kinds/competencia.ts';

export const getRelatorioComissaoPdf = endpoint(
  'GET /comissionamento/getRelatorioComissaoPdf/{competencia}',
  {
    summary:
      'O relatório de comissão de uma competência fechada, em PDF, para gerentes; 204 enquanto ela está aberta.',
    params: z.object({ competencia: pathCompetencia }),
    /** The file in base64. */
    reply: z.nullable(z.object({ nome: z.string(), conteudo: z.string() })),
    whenEmpty: null,
  },
);
