import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { AnyReport, Comparison } from '@vidas/api-client/report/report.ts';
import type { LinhaDoHistorico } from '@vidas/api-client/report/comparacao.rules.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import type { ReactNode } from 'react';
import { byChange, CompararButton } from './comparar/CompararButton.tsx';
import { useComparar } from './comparar/useComparar.ts';
import type { ReportBodyProps } from './ReportBody.tsx';
import type { Report } from './useReport.ts';
import { useTake } from './useTake.ts';
import { type TableMemoryOptions, useTableMemory } from './useTableMemory.ts';

/** Comparison of a table's rows with other months (REL-22). */
export interface Comparing<Row> {
  readonly comparison: Comparison | undefined;
  readonly competencia: string | null;
  readonly query: UseQueryOptions<LinhaDoHistorico[], Error, LinhaDoHistorico[], QueryKey>;
  /** The columns during a comparison. */
  readonly columns: readonly Column<Row>[] | undefined;
}

export interface KeptTableOptions<Row extends object> extends TableMemoryOptions {
  /** Name under which the person's settings of the table are stored. */
  readonly memory: Tabela | AnyReport;
  readonly columns: readonly Column<Row>[];
  readonly compares?: Comparing<Row> | undefined;
  /**
   * Key of the question behind the rows. Rows of another question are shown at once, also while an act of a row runs.
   */
  readonly answers?: string | undefined;
}

/** A table of a screen for ReportBody, with the comparison among its tools. */
export interface KeptTable<Row> extends Omit<ReportBodyProps<Row>, 'table'> {
  /** Text after the question during a comparison. */
  readonly note: string;
  /** Empty for a table without comparison. */
  readonly tools: { readonly tools?: ReactNode };
}

const notCompared = { queryKey: ['comparar'], queryFn: () => [] };

/** The view of a table with the person's settings and its comparison. */
export function useKeptTable<Row extends object>(
  report: Report<Row>,
  { memory, columns, compares, answers, ...options }: KeptTableOptions<Row>,
): KeptTable<Row> {
  const comparar = useComparar({
    comparison: compares?.comparison,
    competencia: compares?.competencia ?? null,
    rows: report.rows,
    query: compares?.query ?? notCompared,
  });
  const view = useReportView((comparar.isShown && compares?.columns) || columns, comparar.rows, {
    ...useTableMemory(memory, options),
    question: answers,
    onTake: useTake(report),
    ...(comparar.isOn ? { startSorting: byChange } : {}),
  });
  return {
    report: comparar.isLoading ? { ...report, isRefreshing: true } : report,
    view,
    note: comparar.note,
    tools: compares?.comparison ? { tools: <CompararButton comparar={comparar} view={view} /> } : {},
  };
}
