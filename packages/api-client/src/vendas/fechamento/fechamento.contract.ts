import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathCompetencia } from '../../kinds/competencia.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { type Comparison, historyReply, rowSchema } from '../../report/report.ts';
import { filled, maiorTexto } from './motivoEscrito.ts';

/** State of a month: its amounts still change, are fixed, or are fixed and paid (COM-30). */
export const situacaoDoMes = z.enum(['aberta', 'fechada', 'paga']);

export type SituacaoDoMes = z.output<typeof situacaoDoMes>;

/** Parts of a seller's month. Amounts taken back are negative, so that the columns add up (COM-17). */
export const saldoDoVendedor = {
  codigoVendedor: f.required(f.code('Código')),
  nomeVendedor: f.nome('Vendedor', { footer: 'count' }),
  valorPago: f.required(f.money('A pagar', { principal: true })),
  saldoAnterior: f.required(f.money('Saldo anterior')),
  valorLinhas: f.required(f.money('Comissão do mês')),
  aTransportar: f.required(f.money('A transportar')),
  qtdeVidas: f.required(f.count('Vidas', { footer: 'sum' })),
  valorVidas: f.required(f.money('Comissão de vidas')),
  qtdeMensalidades: f.required(f.count('Mensalidades', { footer: 'sum' })),
  valorMensalidades: f.required(f.money('Comissão de mensalidades')),
  qtdeAjustes: f.required(f.count('Ajustes', { footer: 'sum' })),
  valorAjustes: f.required(f.money('Valor dos ajustes')),
  qtdeEstornos: f.required(f.count('Estornos', { footer: 'sum' })),
  valorEstornos: f.required(f.money('Valor estornado')),
  qtdeAMao: f.required(f.count('Linhas à mão', { footer: 'sum' })),
  valorAMao: f.required(f.money('Valor à mão')),
};

export const saldo = rowSchema(saldoDoVendedor);

export type SaldoDoVendedor = z.output<typeof saldo>;

/** A seller's month, with the month itself. */
export const saldoNoMes = { ...saldoDoVendedor, competencia: f.required(f.competencia('Competência')) };

/** Sellers are compared by the month's own amount, without the balance from earlier months (COM-34). */
export const comparaSaldo: Comparison<typeof saldoNoMes> = {
  key: ['codigoVendedor'],
  month: 'competencia',
  figure: 'valorLinhas',
  lead: ['nomeVendedor'],
};

/** A mended day of payment (COM-51). */
const pagamentoCorrigido = z.object({
  de: day,
  para: day,
  motivo: z.string(),
  em: dayTime,
  por: z.string(),
});

/** State of a month; the persons who closed and paid it are null until then. */
export const mes = {
  competencia,
  situacao: situacaoDoMes,
  geradaEm: z.nullable(dayTime),
  geradaPor: optionalText,
  pagaEm: z.nullable(day),
  pagaPor: optionalText,
};

const params = z.object({ competencia: pathCompetencia });

export const getPreviaComissaoGeral = endpoint('GET /comissionamento/getPreviaComissaoGeral/{competencia}', {
  summary:
    'O mês de cada vendedor, calculado agora se está aberto e como foi gravado se está fechado; 204 fora dos meses com comissão.',
  params,
  reply: z.nullable(
    z.object({
      ...mes,
      /** The first closed month, null before any; months from it up to today's may be asked for. */
      primeira: z.nullable(competencia),
      /** Reason why the month cannot be closed now; null when it can. */
      impedimento: optionalText,
      /** Reason why a closed month cannot be paid now: an earlier one is not paid (COM-50). */
      antesSePaga: optionalText,
      /** Last report of a closed month, and its person (COM-56). */
      relatorioEm: z.nullable(dayTime),
      relatorioPor: optionalText,
      /** Open contests of the month. */
      contestacoesAbertas: z.int(),
      /** Mended days of payment, newest first. */
      pagamentosCorrigidos: z.array(pagamentoCorrigido),
      vendedores: z.array(saldo),
    }),
  ),
  whenEmpty: null,
});

export const getCompetenciaAFechar = endpoint('GET /comissionamento/getCompetenciaAFechar', {
  summary:
    'A próxima competência a fechar, entre as que terminaram; não havendo nenhuma, a última que terminou.',
  reply: z.object({ competencia }),
});

export const getHistoricoComissaoGeral = endpoint(
  'GET /comissionamento/getHistoricoComissaoGeral/{competencia}',
  {
    summary:
      'Para comparar, a comissão do mês de cada vendedor, na competência e nas doze anteriores; um mês em que ele não está não vem. 204 fora dos meses com comissão.',
    params,
    reply: historyReply(saldoNoMes, comparaSaldo),
  },
);

export type PreviaGeral = NonNullable<z.output<typeof getPreviaComissaoGeral.reply>>;

export const getComissaoPagaGeral = endpoint('GET /comissionamento/getComissaoPagaGeral/{competencia}', {
  summary: 'Os totais de uma competência fechada; 204 enquanto está aberta.',
  params,
  reply: z.nullable(
    z.object({
      ...mes,
      vendedores: z.int(),
      saldoAnterior: money,
      valorLinhas: money,
      valorPago: money,
      aTransportar: money,
    }),
  ),
  whenEmpty: null,
});

/** A row of the report on paper: `comissaoValor` less `valorEstornado` is the seller's month (COM-33). */
const comissaoPaga = {
  comissaoId: f.required(f.code('Código')),
  nomeVendedor: f.nome('Vendedor'),
  vendasComissionadas: f.required(f.count('Vendas comissionadas', { footer: 'sum' })),
  comissaoValor: f.required(f.money('Comissão')),
  vendasEstornadas: f.required(f.count('Vendas estornadas', { footer: 'sum' })),
  valorEstornado: f.required(f.money('Valor estornado')),
  codigoVendedor: f.required(f.code('Código do vendedor')),
  saldoAnterior: f.required(f.money('Saldo anterior')),
  pago: f.required(f.money('Pago', { principal: true })),
  aTransportar: f.required(f.money('A transportar')),
};

export const getComissaoPagaDados = endpoint('GET /comissionamento/getComissaoPagaDados/{competencia}', {
  summary: 'As linhas do relatório de uma competência fechada, por vendedor; 204 enquanto está aberta.',
  params,
  reply: z.array(rowSchema(comissaoPaga)),
});

export type ComissaoPaga = z.output<typeof getComissaoPagaDados.reply>[number];

const parte = z.object({ quantidade: z.int(), valor: money });

/** The cards of a month. */
export const indicadoresComissao = z.object({
  competencia,
  situacao: situacaoDoMes,
  /** Sales that bring a commission for themselves or for a fee. */
  vendasComissionadas: parte,
  mensalidades: parte,
  ajustes: parte,
  estornos: parte,
  /** Lines by hand (COM-45). */
  aMao: parte,
  saldoAnterior: money,
  valorLinhas: money,
  valorPago: money,
  aTransportar: money,
  /** Sales and fees without commission, by missing condition. */
  semComissao: z.array(z.object({ motivo: z.string(), condicao: z.string(), quantidade: z.int() })),
});

export type IndicadoresComissao = z.output<typeof indicadoresComissao>;

export const getIndicadoresComissao = endpoint('GET /comissionamento/getIndicadoresComissao/{competencia}', {
  summary:
    'Os totais de uma competência e o que ficou sem comissão, por motivo; 204 fora dos meses com comissão.',
  params,
  reply: z.nullable(indicadoresComissao),
  whenEmpty: null,
});

const feito = z.object({ success: z.boolean(), message: z.string() });

/** Words for sellers in the question before a month is closed or paid. */
export const unidadeDoMes: Unidade = {
  um: 'vendedor',
  varios: 'vendedores',
  maior: 'o maior',
  doValor: 'a pagar',
  temValor: true,
};

/** Line of a seller in the question before a month is closed (REL-46). */
export const linhaDoMes = (
  saldo: Pick<SaldoDoVendedor, 'codigoVendedor' | 'valorLinhas' | 'valorPago' | 'aTransportar'>,
): LinhaDoAto => ({
  id: [saldo.codigoVendedor, saldo.valorLinhas, saldo.aTransportar].join(' '),
  cents: saldo.valorPago,
});

/** Words for the sales that a closing leaves without commission for ever. */
export const unidadeSemRegra: Unidade = {
  um: 'venda que só uma regra pagaria',
  varios: 'vendas que só uma regra pagaria',
  temValor: false,
};

/** Sale or fee in the question before a month is closed (COM-47). */
export const linhaSemRegra = ({
  codigoVenda,
  referencia,
}: {
  readonly codigoVenda: string;
  readonly referencia: string | null;
}): LinhaDoAto => ({ id: `${codigoVenda} ${referencia ?? ''}` });

export const gerarFechamento = endpoint('POST /comissionamento/gerar', {
  summary:
    'Fecha uma competência que terminou: grava o que a fez, as linhas e os saldos. Recusado (409) fora de ordem, se já está fechada, sem vendedores, vendas ou regras e, no primeiro fechamento, sem primeira; e se os valores, ou as vendas que só uma regra pagaria, já não são os confirmados.',
  body: z.object({
    competencia,
    /** The person knows that, after the first closing, earlier months can never be closed (COM-41). */
    primeira: z.optional(z.boolean()),
    confirmado: z.optional(confirmado),
    /** Sales that only a rule would have paid, as the person saw them (COM-47). */
    semRegra: z.optional(confirmado),
  }),
  reply: feito,
});

export const pagarFechamento = endpoint('POST /comissionamento/pagar', {
  summary:
    'Marca uma competência fechada como paga num dia, na ordem dos meses. Recusado (409) se está aberta, já foi paga, uma anterior não foi paga ou os valores não são os confirmados.',
  body: z.object({ competencia, pagaEm: day, confirmado: z.optional(confirmado) }),
  reply: feito,
});

export const corrigirPagamento = endpoint('POST /comissionamento/corrigirPagamento', {
  summary:
    'Corrige o dia em que uma competência foi paga, com o motivo; o dia de antes fica guardado. Recusado (409) se ela não foi paga ou o dia já não é o que se viu.',
  body: z.object({
    competencia,
    /** The day on show. */
    de: day,
    pagaEm: day,
    motivo: filled(maiorTexto),
  }),
  reply: feito,
});

/** A seller by code in a month; `meu` is the session's own seller. */
export const doVendedor = z.object({ seller: idText, competencia: pathCompetencia });
