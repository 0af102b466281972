import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { Comparison, Fields } from '@vidas/api-client/report/report.ts';
import type { Field } from '@vidas/api-client/report/field.ts';
import {
  type Comparado,
  juntas,
  type LinhaDoHistorico,
  mesesDaLinha,
} from '@vidas/api-client/report/comparacao.rules.ts';
import { Sparkline } from '@vidas/ui/chart/Sparkline.tsx';
import { type Column, columnsOf } from '@vidas/ui/report-table/columns.ts';
import { withoutUnit } from '@vidas/ui/report-table/unit.ts';
import { figuraDe } from './figura.ts';

/** A row with its comparison, once that has arrived. */
export type Comparavel<Row> = Row & { readonly comparado?: Comparado };

/** Id of the column that orders compared rows. */
export const diferencaId = 'comparado.diferenca';

const doComparado = <Row,>(row: Row): Comparado | undefined => (row as Comparavel<Row>).comparado;

interface Comparando {
  readonly row: Fields;
  readonly comparison: Comparison;
  /** The columns before the figure. */
  readonly lead: readonly string[];
}

const added = <Row,>({ row, comparison }: Comparando): Column<Row>[] => {
  const { computed } = columnsOf<Row>();
  const figura = figuraDe(row[comparison.figure] as Field);
  const { format, shown, write, writeChange, width } = figura;
  const shownOf = (value: number | null | undefined) =>
    value === null || value === undefined ? null : shown(value);
  const together = (rows: readonly Row[], linha: (row: Row) => LinhaDoHistorico | null) =>
    juntas(comparison, rows.map(linha));
  const written = (value: number | null) => (value === null ? '—' : write(value));

  const ofMonth = (which: 'anterior' | 'haUmAno', header: string) =>
    computed<number | null>(`comparado.${which}`, (one) => shownOf(doComparado(one)?.[which]), {
      header,
      format,
      width,
      filter: { kind: 'range' },
      footer: (rows) => written(together(rows, (one) => doComparado(one)?.linhas[which] ?? null)),
    });
  const mudou = (rows: readonly Row[]): string => {
    const now = together(rows, (one) => one as LinhaDoHistorico);
    const before = together(rows, (one) => doComparado(one)?.linhas.anterior ?? null);
    return now === null || before === null ? '—' : writeChange(now - before);
  };
  const meses = (one: Row) => {
    const comparado = doComparado(one);
    if (comparado === undefined) return [];
    return mesesDaLinha(comparado.competencia).map((mes, at) => ({
      label: writeMonth(mes),
      value: comparado.meses[at] ?? null,
    }));
  };
  return [
    ofMonth('anterior', 'Mês ant.'),
    ofMonth('haUmAno', 'Há um ano'),
    computed<number | null>(diferencaId, (one) => shownOf(doComparado(one)?.diferenca), {
      header: figura.changeHeader,
      format: figura.changeFormat,
      width,
      align: 'end',
      isWhole: true,
      isBySize: true,
      filter: { kind: 'range' },
      footer: mudou,
      cell: (one) =>
        withoutUnit(writeChange(doComparado(one)?.diferenca ?? 0), { format: figura.changeFormat }),
    }),
    computed(
      'comparado.meses',
      (one) =>
        doComparado(one) === undefined
          ? null
          : meses(one)
              .map(({ label, value }) => `${label}: ${written(value)}`)
              .join(' · '),
      {
        header: '12 meses',
        width: 7.5,
        isDrawn: true,
        cell: (one) => (
          <Sparkline
            title="12 meses"
            format={format}
            points={meses(one).map(({ label, value }) => ({ label, value: shownOf(value) }))}
            hasTable={false}
            isLow
          />
        ),
      },
    ),
  ];
};

/**
 * The columns of a comparison: identity, figure, earlier figures, the rest of the identity, then all others (REL-22).
 */
export const comparaColumns = <Row,>(
  columns: readonly Column<Row>[],
  comparando: Comparando,
): Column<Row>[] => {
  const front = [...comparando.lead, comparando.comparison.figure];
  const names = comparando.comparison.key.filter((name) => !front.includes(name));
  const ofId = (id: string) => columns.filter((column) => column.id === id);
  return [
    ...front.flatMap(ofId),
    ...added<Row>(comparando),
    ...names.flatMap(ofId),
    ...columns.filter(({ id }) => ![...front, ...names].includes(id)),
  ];
};
