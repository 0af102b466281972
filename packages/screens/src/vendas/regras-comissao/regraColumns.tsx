import type {
  FaixaDaRegra,
  RegraComissao,
  RegraDoVendedor,
  VendedorDasRegras,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { type Column, columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

type Regra = Pick<RegraComissao, Exclude<keyof RegraComissao, 'vendedores' | 'simulacao'>>;

/** A disabled rule is grey (RCO-11). */
const quieta = ({ status }: Regra, marked: ReactNode) =>
  status === 'Ativa' ? (
    marked
  ) : (
    <Text as="span" tone="muted">
      {marked}
    </Text>
  );

const colunasDaRegra = <Row extends Regra>(): readonly Column<Row>[] => {
  const { computed } = columnsOf<Row>();
  const cell = quieta;
  return [
    computed('codigoRegraComissao', (row) => Number(row.codigoRegraComissao), {
      header: 'Código',
      card: 'quiet',
      filter: text,
      align: 'start',
      isWhole: true,
      cell,
    }),
    computed('regraDescricao', (row) => row.regraDescricao, {
      header: 'Descrição',
      card: 'name',
      filter: text,
      footer: 'count',
      cell,
    }),
    computed('tipoRegraComissao', (row) => row.tipoRegraComissao, {
      header: 'Tipo',
      card: 'quiet',
      filter: exact,
      cell,
    }),
    computed<number>('regraEstornoMeses', (row) => row.regraEstornoMeses, {
      header: 'Meses de estorno',
      format: 'integer',
      filter: range,
      cell,
    }),
    computed('contabilizaMeta', (row) => row.contabilizaMeta, {
      header: 'Contabiliza meta',
      filter: exact,
      cell,
    }),
    computed<string>('regraCadastroData', (row) => row.regraCadastroData, {
      header: 'Data de cadastro',
      format: 'date',
      filter: { kind: 'dates' },
      cell,
    }),
    computed('status', (row) => row.status, {
      header: 'Regra ativa',
      card: 'amount',
      filter: exact,
      cell: ({ status }, marked) => <Tag tone={status === 'Ativa' ? 'positive' : 'neutral'}>{marked}</Tag>,
    }),
  ];
};

/** All rules, for managers. */
export const regraColumns = colunasDaRegra<RegraComissao>();

/** The rules of one seller. */
export const regraDoVendedorColumns = colunasDaRegra<RegraDoVendedor>();

const vendedor = columnsOf<VendedorDasRegras>();

/** The sellers with the number of their rules. */
export const vendedorColumns = [
  vendedor.field('codigo', { header: 'Código', filter: text, isWhole: true }),
  vendedor.field('nome', { header: 'Nome', filter: text, footer: 'count' }),
  vendedor.field('regrasAssociadas', { header: 'Regras associadas', format: 'integer', filter: range }),
  vendedor.field('qtdeParcerias', { header: 'Parcerias', format: 'integer', filter: range }),
];

const faixa = columnsOf<FaixaDaRegra>();

/** The tracks of a rule; those of type 3 do not count lives. */
export const faixaColumns = (contaVidas: boolean) => [
  faixa.field('faixaDescricao', { header: 'Faixa' }),
  faixa.field('idadeFaixa', { header: 'Idade', isWhole: true }),
  ...(contaVidas
    ? [
        faixa.field('faixaVidasInicial', { header: 'De (vendas)', format: 'integer' }),
        faixa.field('faixaVidasFinal', { header: 'Até (vendas)', format: 'integer' }),
      ]
    : []),
  faixa.computed<number>('faixaPorcentagemPaga', (row) => row.faixaPorcentagemPaga / 100, {
    header: 'Porcentagem paga',
    format: 'percent',
  }),
];

type Sob = RegraComissao['vendedores'][number];
const sob = columnsOf<Sob>();

/** Sellers under a rule, with their validity. */
export const sobRegraColumns = [
  sob.field('codigo', { header: 'Código', isWhole: true }),
  sob.field('nome', { header: 'Vendedor' }),
  sob.computed('planos', ({ planos }) => planos.map(({ planoNome }) => planoNome).join(', '), {
    header: 'Planos',
  }),
  sob.field('dataInicio', { header: 'De', format: 'date' }),
  sob.field('dataFim', { header: 'Até', format: 'date' }),
];

type Plano = RegraDoVendedor['planos'][number];
const plano = columnsOf<Plano>();

/** The plans of a seller under a rule. */
export const planoColumns = [
  plano.field('planoRegistro', { header: 'Registro', isWhole: true }),
  plano.field('planoNome', { header: 'Plano', card: 'name' }),
  plano.field('dataInicio', { header: 'De', format: 'date' }),
  plano.field('dataFim', { header: 'Até', format: 'date' }),
];

type Parceria = RegraComissao['parcerias'][number];
const parceria = columnsOf<Parceria>();
const quem = ({ codigo, nome }: Parceria['vendedor']) => `${codigo} ${nome}`;

/** The partnerships of a rule. */
export const parceriaColumns = [
  parceria.field('planoNome', { header: 'Plano' }),
  parceria.computed('vendedor', (row) => quem(row.vendedor), { header: 'Vendedor' }),
  parceria.computed('parceiros', ({ parceiros }) => parceiros.map(quem).join(', '), { header: 'Parceiros' }),
  parceria.field('contaMeta', { header: 'Conta para a meta' }),
];
