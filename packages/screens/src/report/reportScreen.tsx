import type { AnyReport, RowOf } from '@vidas/api-client/report';
import { type Asked, reportQuery } from '@vidas/api-client/report/queries';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import type { Column } from '@vidas/ui/report-table/columns';
import { type Paging, useReportView } from '@vidas/ui/report-table/view';
import type { ComponentType, ReactNode } from 'react';
import type { BesideFieldProps } from './BesideField.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ReportPage } from './ReportPage.tsx';
import { useHttp } from '../app/services.tsx';
import { useAskAnew, useReport } from './useReport.ts';
import { useTableMemory } from './useTableMemory.ts';
import { type Cells, fieldColumns } from './fieldColumns.tsx';
import { Questions, type QuestionsProps } from './Questions.tsx';
import { emptyTextOf, fileNameOf, subtitleOf, textsOf } from './reportTexts.ts';
import { useAsked } from './useAsked.ts';
import { useEdited } from './useEdited.ts';

/** What a screen adds to its declaration. */
export interface ReportScreenOptions<R extends AnyReport> {
  /** The indicators over all rows and over what the filters leave. */
  readonly cards?: (
    rows: readonly RowOf<R>[] | undefined,
    filtered: readonly RowOf<R>[],
  ) => readonly KpiCardProps[];
  readonly cells?: Cells<R['row']>;
  /** Other columns than the declared ones. */
  readonly columns?: readonly Column<RowOf<R>>[];
  /** Buttons at the end of each row. */
  readonly acts?: (row: RowOf<R>) => ReactNode;
  /** The field beside the period, where it is not one to type in. */
  readonly beside?: ComponentType<BesideFieldProps>;
  /** More buttons on the title's row, for the question on show. */
  readonly more?: ComponentType<{ readonly asked: Asked | null }>;
  /** A form of its own, where several questions share their fields. */
  readonly form?: ComponentType<QuestionsProps>;
  /** The form is too wide for the title's row and stands below it. */
  readonly isFormBelow?: true;
  /** Another filter takes the rows away at once, instead of leaving them under the old question. */
  readonly clearsOnEdit?: true;
  readonly paging?: Paging;
  readonly subtitle?: (asked: Asked, rows: readonly RowOf<R>[] | undefined) => string;
  readonly fileName?: (asked: Asked | null) => string;
}

/** The screen of a declared report: its questions, its indicators, its table and its files. */
export const reportScreen = <R extends AnyReport>(report: R, options: ReportScreenOptions<R> = {}) => {
  const columns = options.columns ?? (fieldColumns(report.row, options.cells) as Column<RowOf<R>>[]);
  const { more: More, form: Form = Questions } = options;
  const rowKey = (row: RowOf<R>, index: number): string =>
    report.key === undefined ? String(index) : String((row as Record<string, unknown>)[report.key as string]);

  return function DeclaredReport() {
    const [asked, setAsked] = useAsked(report);
    const http = useHttp();
    const found = useReport(reportQuery(http, report, asked), textsOf(report, asked), asked !== null);
    const askAnew = useAskAnew();
    const view = useReportView(
      columns,
      found.rows,
      useTableMemory(report, options.paging ? { paging: options.paging } : {}),
    );
    const [isEdited, setEdited] = useEdited(asked);
    const search = (next: Asked) => {
      view.setPage(0);
      setEdited(false);
      askAnew(reportQuery(http, report, next).queryKey);
      if (JSON.stringify(next) !== JSON.stringify(asked)) setAsked(next);
    };
    const subtitle = (asked && options.subtitle?.(asked, found.rows)) ?? subtitleOf(report, asked);
    const form = (
      <Form
        report={report}
        asked={asked}
        beside={options.beside}
        isSearching={found.isWaiting || found.isRefreshing}
        onSearch={search}
        onEdit={options.clearsOnEdit ? (isChanged) => isChanged && setAsked(null) : setEdited}
      />
    );
    return (
      <ReportPage
        title={report.title}
        subtitle={subtitle}
        search={options.isFormBelow && form}
        actions={
          <>
            {!options.isFormBelow && form}
            <ExportButton
              view={view}
              title={report.title}
              question={subtitle}
              fileName={(options.fileName ?? ((at) => fileNameOf(report, at)))(asked)}
              isOutdated={isEdited}
            />
            {More && <More asked={asked} />}
          </>
        }
        {...(options.cards ? { cards: options.cards(found.rows, view.filteredRows) } : {})}
        report={found}
        view={view}
        table={{
          label: report.title,
          rowKey,
          emptyText: emptyTextOf(report, asked),
          idleText: report.texts.idle,
          ...(options.acts ? { rowActions: options.acts } : {}),
        }}
      />
    );
  };
};
