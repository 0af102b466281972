import {
  camposEmpresaAnalisada,
  type EmpresaAnalisada,
  type MesDaAnalise,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import {
  figurasDe,
  type Grupo,
  grupoDaEmpresa,
  somaGrupos,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { sinistralidadeAlta } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { type Column, columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { StatusTag } from '../../report/StatusTag.tsx';

const writer = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '82,35%' for hundredths of a percent, '—' for none. */
export const escreveSinistralidade = (centesimos: number | null): string =>
  centesimos === null ? '—' : `${writer.format(centesimos / 100)}%`.replace('-', '−');

const red = (isRed: boolean, words: ReactNode): ReactNode =>
  isRed ? (
    <Text as="span" tone="negative">
      {words}
    </Text>
  ) : (
    words
  );

const isNegative = (cents: number | null): boolean => cents !== null && cents < 0;

/** A ratio from the sums of the rows, not the sum of their ratios (ANA-6). */
const recomputed =
  <Row,>(grupoOf: (row: Row) => Grupo) =>
  (rows: readonly Row[]): string =>
    escreveSinistralidade(figurasDe(somaGrupos(rows.map(grupoOf))).sinistralidade);

/** The columns of the companies, bad values in red (ANA-2, ANA-5). */
export const empresaColumns: readonly Column<EmpresaAnalisada>[] = fieldColumns(camposEmpresaAnalisada, {
  status: ({ status }, marked) => (
    <StatusTag status={status === 'A' ? 'Ativo' : 'Inativo'}>{marked}</StatusTag>
  ),
  despesaLiquida: ({ despesaLiquida }, marked) => red(isNegative(despesaLiquida), marked),
  resultado: ({ resultado }, marked) => red(isNegative(resultado), marked),
  sinistralidade: ({ sinistralidade }, marked) => red(sinistralidadeAlta(sinistralidade), marked),
}).map((column) =>
  column.id === 'sinistralidade'
    ? {
        ...column,
        footer: recomputed(grupoDaEmpresa),
        ratio: { plus: ['despesaLiquida'], per: 'valorMensalidade' },
      }
    : column,
);

const grupoDoMes = (mes: MesDaAnalise): Grupo => ({ ...mes, vidas: 0 });
const percentual = (mes: MesDaAnalise): number | null => {
  const { sinistralidade } = figurasDe(grupoDoMes(mes));
  return sinistralidade === null ? null : sinistralidade / 100;
};
const liquida = (mes: MesDaAnalise): number | null => figurasDe(grupoDoMes(mes)).despesaLiquida;
const situacao = ({ guiasEmAnalise }: MesDaAnalise): string => (guiasEmAnalise > 0 ? 'Em aberto' : 'Fechada');
const { field, computed } = columnsOf<MesDaAnalise>();

/** The columns of the period's months, with the waiting guides of Contas Médicas (ANA-7). */
export const mesColumns: readonly Column<MesDaAnalise>[] = [
  field('competencia', { header: 'Competência', format: 'competencia', filter: { kind: 'competencias' } }),
  computed('situacao', situacao, {
    header: 'Situação',
    filter: { kind: 'exact' },
    cell: ({ guiasEmAnalise }, marked) => (
      <Tag tone={guiasEmAnalise > 0 ? 'caution' : 'neutral'}>{marked}</Tag>
    ),
  }),
  field('mensalidade', {
    header: 'Mensalidade',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
    principal: true,
  }),
  field('coparticipacao', {
    header: 'Coparticipação',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
  }),
  field('despesa', {
    header: 'Despesa assistencial bruta',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
  }),
  computed('despesaLiquida', liquida, {
    header: 'Despesa assistencial líquida',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
  }),
  computed('sinistralidade', percentual, {
    header: 'Sinistralidade %',
    format: 'percent',
    filter: { kind: 'range' },
    footer: recomputed(grupoDoMes),
    ratio: { plus: ['despesaLiquida'], per: 'mensalidade' },
    cell: (mes, marked) => red(sinistralidadeAlta(figurasDe(grupoDoMes(mes)).sinistralidade), marked),
  }),
  field('guiasEmAnalise', {
    header: 'Guias em análise',
    format: 'integer',
    filter: { kind: 'range' },
    footer: 'sum',
  }),
  field('valorEmAnalise', {
    header: 'Valor em análise',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
  }),
];
