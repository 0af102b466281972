import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathCompetencia } from '../../kinds/competencia.ts';
import { money } from '../../kinds/decimal.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';

/** Points to check before a month is closed, in the order of the list (COM-53). */
export const pontosDaConferencia = {
  SEM_REGRA: 'Vendas que só uma regra pagaria',
  CONTESTACOES: 'Contestações abertas',
  A_MAO: 'Linhas à mão que esperam confirmação',
  MUDANCAS: 'Mudou depois de fechado',
  ESTORNOS: 'Estornos',
  DIFERENCA: 'Diferença para a competência anterior',
} as const;

export type PontoDaConferencia = keyof typeof pontosDaConferencia;

export const codigosDosPontos = Object.keys(pontosDaConferencia) as [
  PontoDaConferencia,
  ...PontoDaConferencia[],
];

/** States of a point. */
export const estadosDoPonto = {
  aConferir: 'A conferir',
  conferido: 'Conferido',
  mudou: 'Mudou desde a conferência',
} as const;

/** A point of a month with its numbers now, and who ticked it at which numbers. */
export const pontoDoMes = {
  ponto: f.required(f.code('Código')),
  nome: f.nome('Ponto', { footer: 'count' }),
  quantidade: f.required(f.count('Quantidade')),
  /** null where a point has no amount. */
  valor: f.money('Valor', { footer: null }),
  situacao: f.required(f.situacao('Situação')),
  conferidoPor: f.text('Conferido por'),
  conferidoEm: f.moment('Conferido em'),
};

const ponto = rowSchema(pontoDoMes);

export type PontoDoMes = z.output<typeof ponto>;

export const getConferenciaDoMes = endpoint('GET /comissionamento/getConferenciaDoMes/{competencia}', {
  summary:
    'O que se confere antes de fechar uma competência, com os números de agora e quem já conferiu; 204 fora dos meses com comissão.',
  params: z.object({ competencia: pathCompetencia }),
  reply: z.array(ponto),
});

export const conferirPonto = endpoint('POST /comissionamento/conferirPonto', {
  summary:
    'Marca um ponto da conferência de uma competência, ou tira a marca. Recusado (409) se os números já não são os que se viu ou a competência já foi paga.',
  body: z.object({
    competencia,
    ponto: z.enum(codigosDosPontos),
    /** Numbers on show. */
    quantidade: z.int(),
    valor: z.nullable(money),
    conferido: z.boolean(),
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});
