import {
  comparaResumo,
  type EmRisco,
  type Estorno,
  type Metas,
  resumoDoVendedor,
  resumoNoMes,
  type Venda,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { comparaColumns } from '../../report/comparar/comparaColumns.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;
const dates = { kind: 'dates' } as const;

/** One row per seller. */
export const vendedoresColumns = fieldColumns(resumoDoVendedor);

/** The same beside other months (VEN-43). */
export const vendedoresComparados = comparaColumns(vendedoresColumns, {
  row: resumoNoMes,
  comparison: comparaResumo,
  lead: ['nomeVendedor'],
});

const venda = columnsOf<Venda>();

/** The words of the filter; the tag shows the server's own. */
const tipoDe = ({ tipoVenda }: Venda): string =>
  tipoVenda === 'Comissão - Vendedor Registrado' ? 'Comissionado' : 'Administrativo';

const efetivacaoDe = ({ dataEfetivacao }: Venda): string =>
  dataEfetivacao ?? 'Aguardando ativação do beneficiário';

/** One row per sale. */
export const vendasColumns = [
  venda.field('codigoVenda', {
    header: 'Código da venda',
    filter: text,
    footer: 'count',
    isWhole: true,
    card: 'quiet',
  }),
  venda.field('nomeCliente', { header: 'Nome do cliente', filter: text }),
  venda.field('codigoUsuario', { header: 'Código de saúde', filter: text, isWhole: true }),
  venda.field('valorPlano', {
    header: 'Valor do plano',
    format: 'money',
    filter: range,
    footer: 'sum',
    principal: true,
  }),
  venda.field('valorComissao', {
    header: 'Valor da comissão',
    format: 'money',
    filter: range,
    footer: 'sum',
  }),
  venda.computed('semComissao', ({ semComissao }) => semComissao ?? null, {
    header: 'Por que não paga',
    filter: exact,
  }),
  venda.field('status', { header: 'Status', filter: exact, card: 'quiet' }),
  venda.field('dataVenda', { header: 'Data da venda', format: 'date', filter: dates }),
  venda.computed('dataEfetivacao', efetivacaoDe, {
    header: 'Data de efetivação',
    format: 'date',
    filter: dates,
  }),
  venda.field('beneficiarioStatus', { header: 'Status do beneficiário', filter: text }),
  venda.field('dtAtivacao', { header: 'Data de ativação', format: 'date', filter: dates }),
  venda.computed('tipoVenda', tipoDe, {
    header: 'Tipo de venda',
    filter: exact,
    width: 17,
    cell: (row) => <Tag tone={tipoDe(row) === 'Comissionado' ? 'positive' : 'negative'}>{row.tipoVenda}</Tag>,
  }),
];

/** Sales of all sellers, with a column for the seller. */
export const vendasDeTodosColumns = [
  ...vendasColumns.slice(0, 2),
  venda.computed('nomeVendedor', ({ nomeVendedor }) => nomeVendedor ?? null, {
    header: 'Vendedor',
    filter: exact,
  }),
  ...vendasColumns.slice(2),
];

const estorno = columnsOf<Estorno>();

/** One row per reversal. */
export const estornosColumns = [
  estorno.field('codigoEstorno', {
    header: 'Código do estorno',
    filter: text,
    footer: 'count',
    isWhole: true,
  }),
  estorno.field('nomeCliente', { header: 'Cliente', filter: text }),
  estorno.field('valorPlano', { header: 'Valor do plano', format: 'money', filter: range }),
  estorno.field('valorEstorno', {
    header: 'Valor do estorno',
    format: 'money',
    filter: range,
    footer: 'sum',
  }),
  estorno.field('dataEfetivacao', { header: 'Data de ativação', format: 'date', filter: dates }),
  estorno.field('dataEstorno', { header: 'Data de cancelamento', format: 'date', filter: dates }),
];

const risco = columnsOf<EmRisco>();

/** One row per life whose commission can still be taken back. */
export const emRiscoColumns = [
  risco.field('nomeCliente', { header: 'Cliente', filter: text, footer: 'count' }),
  risco.field('valor', { header: 'Comissão em risco', format: 'money', filter: range, footer: 'sum' }),
  risco.field('definitivaEm', { header: 'Definitiva em', format: 'date', filter: dates }),
  risco.field('dias', { header: 'Dias que faltam', format: 'integer', filter: range }),
  risco.field('situacao', {
    header: 'Situação',
    filter: exact,
    cell: ({ situacao }, marked) => (
      <Tag tone={situacao === 'Em risco' ? 'caution' : 'negative'}>{marked}</Tag>
    ),
  }),
  risco.field('nomeVendedor', { header: 'Vendedor', filter: exact }),
  risco.field('codigoVenda', { header: 'Código da venda', filter: text, isWhole: true }),
  risco.field('codigoUsuario', { header: 'Código de saúde', filter: text, isWhole: true }),
  risco.field('dataEfetivacao', { header: 'Data de efetivação', format: 'date', filter: dates }),
  risco.field('dataCancelamento', { header: 'Data de cancelamento', format: 'date', filter: dates }),
];

const meta = columnsOf<Metas['vendedores'][number]>();

/** One row per seller with the goal of the month. */
export const metasColumns = [
  meta.field('codigoVendedor', { header: 'Código do vendedor', filter: text, isWhole: true }),
  meta.field('nomeVendedor', { header: 'Vendedor', filter: text, footer: 'count' }),
  // No sum: a shared life counts for each of its sellers.
  meta.field('vidas', { header: 'Contam para a meta', format: 'integer', filter: range }),
  meta.field('efetivadas', { header: 'Efetivadas', format: 'integer', filter: range, footer: 'sum' }),
  meta.field('meta', { header: 'Meta', format: 'integer', filter: range, footer: 'sum' }),
  meta.field('falta', { header: 'Faltam', format: 'integer', filter: range, footer: 'sum' }),
  meta.field('situacao', {
    header: 'Situação',
    filter: exact,
    cell: ({ situacao }, marked) => (
      <Tag
        tone={situacao === 'Meta alcançada' ? 'positive' : situacao === 'Sem meta' ? 'neutral' : 'caution'}
      >
        {marked}
      </Tag>
    ),
  }),
];
