import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { day, pathDay } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { periodo } from '../../report/question.ts';
import { rowSchema } from '../../report/report.ts';
import { finsDeHoje } from './fins.rules.ts';

/** Result of a day's check against the statement. */
export const situacoesDoDia = {
  CONFERE: 'Confere',
  DIFERENTE: 'Diferente',
  MUDOU: 'Mudou depois de conferido',
  EXTRATO_DIFERE: 'Difere do extrato',
  SEM_RETORNO: 'Crédito sem retorno',
  SEM_ARQUIVO: 'Dia útil sem arquivo',
  PENDENTE: 'Por conferir',
} as const;

/** Uses of a day's net money (CBR-25). */
export const partesDoDia = {
  QUITACAO: 'Quitações',
  PARTE: 'Partes',
  CREDITO: 'Pago a mais',
  NAO_IDENTIFICADO: 'Não identificado',
  A_DECIDIR: 'A decidir',
} as const;

export type ParteDoDia = keyof typeof partesDoDia;

/** A day of credits: sum of the files, uses, and the check against the statement. */
export const creditoDoDia = {
  dia: f.required(f.day('Dia do crédito')),
  valor: f.money('Líquido', { principal: true }),
  situacao: f.choice('Conferência', situacoesDoDia),
  noExtrato: f.money('Extrato importado'),
  recebido: f.money('Recebido'),
  tarifas: f.money('Tarifas'),
  devolvidos: f.money('Devolvidos'),
  quitacoes: f.money(partesDoDia.QUITACAO),
  partes: f.money(partesDoDia.PARTE),
  pagoAMais: f.money(partesDoDia.CREDITO),
  naoIdentificado: f.money(partesDoDia.NAO_IDENTIFICADO),
  aDecidir: f.money(partesDoDia.A_DECIDIR),
  linhas: f.count('Linhas', { footer: 'sum' }),
  valorExtrato: f.money('Valor conferido'),
  conferidoEm: f.moment('Conferido em'),
  conferidoPor: f.text('Conferido por'),
  observacao: f.text('Observação'),
};

export const creditoRow = rowSchema(creditoDoDia);

export type CreditoDoDia = z.output<typeof creditoRow>;

export const getCreditosBanco = endpoint('GET /financeiro/getCreditosBanco/{start}/{end}', {
  summary:
    'A composição de cada dia de crédito, com a conferência contra o extrato. Um dia útil sem arquivo e um crédito do extrato sem retorno também são linhas.',
  params: periodo,
  reply: z.array(creditoRow),
});

/** A line of a return within its day; two rows when a part of it is a credit. */
export const linhaDoDia = {
  parte: f.required(f.choice('Parte', partesDoDia)),
  pagador: f.pessoa('Pagador'),
  valor: f.money('Valor', { principal: true }),
  fim: f.required(f.choice('Fim', finsDeHoje)),
  titulo: f.code('Título'),
  recebido: f.money('Recebido'),
  tarifas: f.money('Tarifas'),
  devolvido: f.money('Devolvido'),
  nossoNumero: f.code('Nosso número'),
  ocorrencia: f.day('Ocorrência'),
  arquivo: f.nome('Arquivo'),
  arquivoId: f.required(f.code('ID do arquivo')),
  linha: f.required(f.count('Linha')),
};

const linhaDoDiaRow = rowSchema(linhaDoDia);

export type LinhaDoDia = z.output<typeof linhaDoDiaRow>;

export const getLinhasDoDia = endpoint('GET /financeiro/getLinhasDoDia/{dia}', {
  summary: 'As linhas dos retornos que compõem um dia de crédito, cada uma na sua parte.',
  params: z.object({ dia: pathDay }),
  reply: z.array(linhaDoDiaRow),
});

export const confereCredito = endpoint('POST /financeiro/confereCredito', {
  summary: 'Guarda que o crédito de um dia foi procurado no extrato e que valor estava lá.',
  body: z.object({
    dia: day,
    valorExtrato: money,
    observacao: z.nullable(typed(500)),
    /** Describes the credit on show; the server refuses (409) when it has changed since. */
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});
