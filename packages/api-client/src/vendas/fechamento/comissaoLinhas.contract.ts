import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pathCompetencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { doVendedor, indicadoresComissao, mes, saldo } from './fechamento.contract.ts';

/** Kind of a line, on screen. */
export const especies = {
  VIDA: 'Vida',
  MENSALIDADE: 'Mensalidade',
  ESTORNO: 'Estorno',
  AJUSTE: 'Mudou depois de fechado',
  A_MAO: 'Linha à mão',
} as const;

/** A line of a seller's month with its explanation and its story (COM-10, COM-34, COM-54). */
export const linhaExplicada = {
  codigoVenda: f.required(f.code('Venda')),
  especie: f.choice('O que é', especies),
  cliente: f.nome('Cliente', { footer: 'count' }),
  valor: f.required(f.money('Valor')),
  plano: f.plano('Plano'),
  codigoVendedor: f.required(f.code('Código')),
  nomeVendedor: f.nome('Vendedor'),
  /** Month to which the amount belongs. For a change after that month's closing, the line stands in a later month. */
  origem: f.required(f.competencia('Mês de origem')),
  codigoRegra: f.code('Regra'),
  descricaoRegra: f.text('Nome da regra'),
  faixa: f.text('Faixa'),
  base: f.money('Base', { footer: null }),
  percentual: f.percent('Percentual'),
  bonus: f.required(f.percent('Bônus')),
  /** Lives of the seller in the month, which choose the band and the bonus. */
  quantidade: f.count('Vidas no mês'),
  /** Number of sellers who share the commission. */
  partes: f.required(f.count('Dividida por')),
  /** First day on which a cancellation takes nothing back any more. */
  estornoAte: f.day('Definitiva em'),
  canceladaEm: f.day('Cancelada em'),
  /** The fee; empty for the sale itself. */
  referencia: f.code('Mensalidade'),
  /** Change behind an adjustment, or reason of a line by hand, with persons and days. */
  causa: f.text('O que houve'),
  vendidaEm: f.day('Vendida em'),
  efetivadaEm: f.day('Efetivada em'),
  /** Empty for the sale itself. */
  mensalidadePagaEm: f.day('Mensalidade paga em'),
  /** Empty while its month is not paid. */
  comissaoPagaEm: f.day('Comissão paga em'),
  /** The rule of that month in one sentence; empty for a line without one. */
  fraseDaRegra: f.text('O que a regra diz'),
};

const linha = rowSchema(linhaExplicada);

export type LinhaExplicada = z.output<typeof linha>;

/** A sale or fee without commission, with the missing condition in words. */
export const vendaSemComissao = {
  codigoVenda: f.required(f.code('Venda')),
  cliente: f.nome('Cliente', { footer: 'count' }),
  plano: f.plano('Plano'),
  codigoVendedor: f.required(f.code('Código')),
  nomeVendedor: f.nome('Vendedor'),
  efetivadaEm: f.day('Efetivada em'),
  referencia: f.code('Mensalidade'),
  motivo: f.required(f.code('Motivo')),
  condicao: f.required(f.text('O que falta')),
  /** State of its line by hand that no closing has taken; empty without one. */
  linhaAMao: f.text('Linha à mão'),
};

const semComissao = rowSchema(vendaSemComissao);

export type VendaSemComissao = z.output<typeof semComissao>;

/** A seller's card: the next band, and the commission that may still be taken back (COM-55). */
const cartao = z.object({
  /** Only in today's month; null when no greater number of lives pays more. */
  proximaFaixa: z.nullable(
    z.object({
      /** Lives of the month that count. */
      vidas: z.int(),
      faltam: z.int(),
      nome: z.string(),
      /** Added to the lives that are there. */
      ganho: money,
    }),
  ),
  /** Commission of closed months that a cancellation takes back, and the last day on which it is final. */
  emRisco: z.object({ vidas: z.int(), valor: money, ate: z.nullable(day) }),
});

export const getPreviaComissao = endpoint('GET /vendedor/getPreviaComissao/{seller}/{competencia}', {
  summary:
    'O mês de um vendedor, linha por linha com a sua explicação, o que ficou sem comissão, o que falta para a próxima faixa e o que ainda pode ser estornado: calculado agora se o mês está aberto, como foi gravado se está fechado.',
  params: doVendedor,
  reply: z.nullable(
    z.object({ ...mes, saldo, cartao, linhas: z.array(linha), semComissao: z.array(semComissao) }),
  ),
  whenEmpty: null,
});

export type PreviaDoVendedor = NonNullable<z.output<typeof getPreviaComissao.reply>>;

export const getVendasCommissaoPaga = endpoint(
  'GET /vendedor/getVendasCommissaoPaga/{seller}/{competencia}',
  {
    summary: 'O que um vendedor recebeu numa competência fechada, sem os estornos; 204 enquanto está aberta.',
    params: doVendedor,
    reply: z.array(linha),
  },
);

export const getEstornosEfetivados = endpoint('GET /vendedor/getEstornosEfetivados/{seller}/{competencia}', {
  summary: 'Os estornos de um vendedor numa competência fechada; 204 quando não há.',
  params: doVendedor,
  reply: z.array(linha),
});

export const getComissaoAnteriorPaga = endpoint(
  'GET /vendedor/getComissaoAnteriorPaga/{seller}/{competencia}',
  {
    summary: 'O que um vendedor recebeu no último mês fechado antes da competência; 204 quando não há.',
    params: doVendedor,
    reply: z.nullable(
      z.object({
        ...mes,
        saldoAnterior: money,
        valorLinhas: money,
        valorPago: money,
        aTransportar: money,
      }),
    ),
    whenEmpty: null,
  },
);

export const getIndicadoresDoVendedor = endpoint(
  'GET /vendedor/getIndicadoresComissao/{seller}/{competencia}',
  {
    summary: 'Os totais de um vendedor numa competência e o que ficou sem comissão, por motivo.',
    params: doVendedor,
    reply: z.nullable(indicadoresComissao),
    whenEmpty: null,
  },
);

const params = z.object({ competencia: pathCompetencia });

export const getMudancas = endpoint('GET /comissionamento/getMudancas/{competencia}', {
  summary: 'O que mudou em meses já fechados e entra nesta competência, de todos os vendedores.',
  params,
  reply: z.array(linha),
});

export const getSemComissao = endpoint('GET /comissionamento/getSemComissao/{competencia}', {
  summary: 'As vendas e mensalidades sem comissão numa competência, com o que lhes falta.',
  params,
  reply: z.array(semComissao),
});
