import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
import type { ReportPageProps } from './ReportPage.tsx';
import { useEdited } from './useEdited.ts';
import { type ExportsOptions } from './useExports.ts';
import { type KeptTable, type KeptTableOptions, useKeptTable } from './useKeptTable.tsx';
import { type AskedQuery, type Report, type ReportTexts, useAsk, useReport } from './useReport.ts';

interface SearchOptions<Asked> {
  /** The question on show; null before the first one. */
  readonly asked: Asked | null;
  /** Shows a question on the page and in the address. */
  readonly onAsked: (asked: Asked) => void;
  /** Queries that Buscar reads again for a question; the rows come first. */
  readonly queries: (asked: Asked) => readonly AskedQuery[];
  /** Tables that then show their first page. */
  readonly tables: readonly { readonly view: { readonly setPage: (page: number) => void } }[];
  /** True when the question on show is the screen's default, not yet in the address. */
  readonly isAssumed?: boolean | undefined;
}

/** Buscar of a screen, and whether its form differs from the rows on show. */
export interface Search<Asked> {
  readonly search: (asked: Asked) => void;
  readonly isEdited: boolean;
  readonly setEdited: (isChanged: boolean) => void;
}

/**
 * Asks anew and shows another question on the page (REL-19). No file is made of rows that no longer fit the form (REL-8).
 */
export function useSearch<Asked>({
  asked,
  onAsked,
  queries,
  tables,
  isAssumed = false,
}: SearchOptions<Asked>): Search<Asked> {
  const ask = useAsk();
  const [isEdited, setEdited] = useEdited(asked);
  const search = (next: Asked) =>
    ask(queries(next), () => {
      for (const { view } of tables) view.setPage(0);
      setEdited(false);
      if (isAssumed || JSON.stringify(next) !== JSON.stringify(asked)) onAsked(next);
    });
  return { search, isEdited, setEdited };
}

export interface ReportFrameOptions<Row extends object, Asked, Key extends QueryKey, Reply>
  extends
    KeptTableOptions<Row>,
    Pick<SearchOptions<Asked>, 'asked' | 'onAsked' | 'isAssumed'>,
    Pick<ExportsOptions, 'title' | 'file' | 'isOutdated'> {
  readonly query: (asked: Asked | null) => UseQueryOptions<Reply, Error, Row[], Key>;
  /** Other queries that Buscar reads again. */
  readonly others?: (asked: Asked) => readonly AskedQuery[];
  readonly texts: ReportTexts;
  /** The question in words: below the title, and on paper. */
  readonly question: string | ((rows: readonly Row[] | undefined) => string);
  /** Keeps only the rows that belong to the list. */
  readonly keeps?: ((row: Row) => boolean) | undefined;
}

/** A report as its screen uses it. */
export interface ReportFrame<Row, Asked> extends KeptTable<Row>, Search<Asked> {
  readonly question: string;
  /** Props for the form. */
  readonly form: {
    readonly isSearching: boolean;
    readonly onSearch: (asked: Asked) => void;
    readonly onEdit: (isChanged: boolean) => void;
  };
  /** Props for a form whose answer is a file, and for an Exportar CSV outside the title's row. */
  readonly exports: ExportButtonProps<Row>;
  /** Exportar CSV for the title's row. */
  readonly exportButton: ReactNode;
  /** Props for ReportPage. */
  readonly page: Pick<ReportPageProps<Row>, 'title' | 'subtitle' | 'report' | 'view'>;
}

const useKept = <Row,>(report: Report<Row>, keeps?: (row: Row) => boolean): Report<Row> => {
  const rows = useMemo(() => (keeps ? report.rows?.filter(keeps) : report.rows), [report.rows, keeps]);
  return keeps ? { ...report, rows } : report;
};

/**
 * The frame of a report: reads the rows of the question, stores the person's settings, compares and asks anew. The question has the same
 * words below the title, on paper and in file names.
 */
export function useReportFrame<Row extends object, Asked, Key extends QueryKey, Reply = Row[]>({
  title,
  file,
  asked,
  onAsked,
  isAssumed,
  query,
  others,
  texts,
  question,
  keeps,
  isOutdated,
  ...kept
}: ReportFrameOptions<Row, Asked, Key, Reply>): ReportFrame<Row, Asked> {
  const found = useReport(query(asked), texts, asked !== null);
  const table = useKeptTable(useKept(found, keeps), kept);
  const searching = useSearch({
    asked,
    onAsked,
    isAssumed,
    queries: (next) => [query(next), ...(others?.(next) ?? [])],
    tables: [table],
  });
  const { report, view, note } = table;
  const said = `${typeof question === 'string' ? question : question(found.rows)}${note}`;
  const exports = { view, title, question: said, file, isOutdated: isOutdated ?? searching.isEdited };
  return {
    ...table,
    ...searching,
    question: said,
    exports,
    form: {
      isSearching: found.isWaiting || found.isRefreshing,
      onSearch: searching.search,
      onEdit: searching.setEdited,
    },
    exportButton: <ExportButton {...exports} />,
    page: { title, subtitle: said, report, view },
  };
}
