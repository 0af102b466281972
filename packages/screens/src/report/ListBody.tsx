import type { AnyReport } from '@vidas/api-client/report/report.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import { ReportBody, type ReportBodyProps } from './ReportBody.tsx';
import { useExports } from './useExports.ts';
import { useKeptTable } from './useKeptTable.tsx';
import type { TableMemoryOptions } from './useTableMemory.ts';

/** Names for the files and the paper of a list, with its question in words (REL-20, REL-39). */
export interface ListNames {
  /** File name, made by fileOf. */
  readonly file: string;
  readonly question: string;
  /** Title of the list on paper. Default: its label. */
  readonly title?: string;
  /** True when the form differs from the rows on show. */
  readonly isOutdated?: boolean | undefined;
}

interface ListBodyProps<Row> extends Omit<ReportBodyProps<Row>, 'view' | 'table'>, TableMemoryOptions {
  readonly memory: Tabela | AnyReport;
  readonly columns: readonly Column<Row>[];
  /** Label, row key, texts and acts of the table. */
  readonly table: Omit<ReportBodyProps<Row>['table'], 'exports'>;
  /** null for a list without files and paper. */
  readonly names: ListNames | null;
}

/** A list for a table that the screen uses nowhere else, with the person's settings, files and paper. */
export function ListBody<Row extends object>({ report, table, names, ...kept }: ListBodyProps<Row>) {
  const { report: shown, view } = useKeptTable(report, kept);
  const exports = useExports({ file: '', question: '', ...names, title: names?.title ?? table.label });
  return <ReportBody report={shown} view={view} table={names === null ? table : { ...table, exports }} />;
}
