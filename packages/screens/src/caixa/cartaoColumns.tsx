import {
  type FaturaPaga,
  type Parcela,
  type PagamentoCartao,
  type PagamentoRealizado,
  venda,
} from '@vidas/api-client/caixa/cartao.contract.ts';
import { prazoDe } from '@vidas/api-client/caixa/prazo.rules.ts';
import { type Column, columnsOf, withPrincipal } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import type { ReactNode } from 'react';
import { fieldColumns } from '../report/fieldColumns.tsx';

const status = (text: string, marked: ReactNode) => (
  <Tag tone={text === 'Pago' ? 'positive' : 'info'}>{marked}</Tag>
);

const todas = fieldColumns(venda, {
  cartaoStatus: ({ cartaoStatus }, marked) => status(cartaoStatus, marked),
});

/** Columns of a sale on the settlement screen; only the report has the company. */
export const pagamentoColumns = withPrincipal(
  todas.filter(({ id }) => id !== 'empCon'),
  'cartaoSaldo',
) as unknown as Column<PagamentoCartao>[];

/** Columns of a sale in the report; only the settlement screen has number and balance. */
export const realizadoColumns = withPrincipal(
  todas.filter(({ id }) => id !== 'cartaoId' && id !== 'cartaoSaldo'),
  'cartaoValorTotal',
) as unknown as Column<PagamentoRealizado>[];

const parcela = columnsOf<Parcela>();

/** The installments below their sale. */
export const parcelaColumns = [
  parcela.field('mensalidadeNumeroParcela', { header: 'Parcela', format: 'integer' }),
  parcela.field('dataPrevista', { header: 'Data prevista', format: 'date' }),
  parcela.field('mensalidadeValor', { header: 'Valor', format: 'money', footer: 'sum', principal: true }),
  parcela.field('mensalidadeValorLiquido', { header: 'Valor líquido', format: 'money', footer: 'sum' }),
  parcela.field('mensalidadeStatus', {
    header: 'Status',
    cell: ({ mensalidadeStatus }, marked) => status(mensalidadeStatus, marked),
  }),
];

/** An open installment with its sale. */
export interface ParcelaAberta extends Parcela {
  readonly venda: PagamentoCartao;
  readonly prazo: string;
}

/** The open installments of sales, the next one first. */
export const parcelasAbertas = (
  vendas: readonly PagamentoCartao[] | undefined,
  hoje: string,
): ParcelaAberta[] | undefined =>
  vendas
    ?.flatMap((each) =>
      each.mensalidade
        .filter(({ mensalidadeStatus }) => mensalidadeStatus === 'Aberto')
        .map((one) => ({ ...one, venda: each, prazo: prazoDe(one.dataPrevista, hoje) })),
    )
    .toSorted((a, b) => (a.dataPrevista < b.dataPrevista ? -1 : Number(a.dataPrevista > b.dataPrevista)));

const aberta = columnsOf<ParcelaAberta>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

/** One row per open installment. */
export const parcelaAbertaColumns = [
  aberta.field('prazo', {
    header: 'Prazo',
    filter: exact,
    cell: ({ prazo }, marked) => (
      <Tag tone={prazo === 'Atrasada' ? 'negative' : prazo === 'Hoje' ? 'caution' : 'neutral'}>{marked}</Tag>
    ),
  }),
  aberta.field('dataPrevista', { header: 'Data prevista', format: 'date', filter: { kind: 'dates' } }),
  aberta.computed('pefNome', ({ venda: { pefNome } }) => pefNome, {
    header: 'Nome',
    filter: text,
    footer: 'count',
  }),
  aberta.computed('codSau', ({ venda: { codSau } }) => codSau, {
    header: 'Matrícula',
    filter: text,
    isWhole: true,
  }),
  aberta.computed('cartaoCodigoAutorizacao', ({ venda: each }) => each.cartaoCodigoAutorizacao, {
    header: 'Código de autorização',
    filter: text,
    isWhole: true,
  }),
  aberta.computed('bandeiraNome', ({ venda: { bandeiraNome } }) => bandeiraNome, {
    header: 'Bandeira',
    filter: exact,
  }),
  aberta.computed(
    'parcela',
    ({ mensalidadeNumeroParcela, venda: each }) => `${mensalidadeNumeroParcela}/${each.cartaoQtdParcela}`,
    { header: 'Parcela', filter: text },
  ),
  aberta.field('mensalidadeValor', {
    header: 'Valor',
    format: 'money',
    filter: range,
    footer: 'sum',
    principal: true,
  }),
  aberta.field('mensalidadeValorLiquido', {
    header: 'Valor líquido',
    format: 'money',
    filter: range,
    footer: 'sum',
  }),
];

const fatura = columnsOf<FaturaPaga>();

/** The bills below the sale that paid them. */
export const faturaColumns = [
  fatura.field('codigoFatura', { header: 'Código da fatura', isWhole: true }),
  fatura.field('numeroTitulo', { header: 'Nº título', isWhole: true }),
  fatura.field('valor', { header: 'Valor', format: 'money', footer: 'sum' }),
  fatura.field('descricao', { header: 'Descrição' }),
  fatura.field('dataVencimento', { header: 'Vencimento', format: 'date' }),
];
