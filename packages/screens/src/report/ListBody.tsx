import type { AnyReport } from '@vidas/api-client/report/report.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import { ReportBody, type ReportBodyProps } from './ReportBody.tsx';
import { useExports } from './useExports.ts';
import { useKeptTable } from './useKeptTable.tsx';
import type { TableMemoryOptions } from './useTableMemory.ts';

/** What the files and the paper of a list are called, and what it answers in words (REL-20, REL-39). */
export interface ListNames {
  /** Made by fileOf. */
  readonly file: string;
  readonly question: string;
  /** The name of the list on paper. Default: its label. */
  readonly title?: string;
  /** The form asks for other rows than those on show. */
  readonly isOutdated?: boolean | undefined;
}

interface ListBodyProps<Row> extends Omit<ReportBodyProps<Row>, 'view' | 'table'>, TableMemoryOptions {
  readonly memory: Tabela | AnyReport;
  readonly columns: readonly Column<Row>[];
  /** Label, row key, texts and acts of the table. */
  readonly table: Omit<ReportBodyProps<Row>['table'], 'exports'>;
  /** null where nothing leaves the list. */
  readonly names: ListNames | null;
}

/** A list that needs nothing of its table outside it: with what the person keeps of it, and its files and paper by name. */
export function ListBody<Row extends object>({ report, table, names, ...kept }: ListBodyProps<Row>) {
  const { report: shown, view } = useKeptTable(report, kept);
  const exports = useExports({ file: '', question: '', ...names, title: names?.title ?? table.label });
  return <ReportBody report={shown} view={view} table={names === null ? table : { ...table, exports }} />;
}
