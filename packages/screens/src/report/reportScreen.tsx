import type { AnyReport, Comparison, RowOf } from '@vidas/api-client/report';
import { type Asked, historicoQuery, reportQuery } from '@vidas/api-client/report/queries';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import type { Column } from '@vidas/ui/report-table/columns';
import { type Paging, useReportView } from '@vidas/ui/report-table/view';
import type { ComponentType, ReactNode } from 'react';
import type { BesideFieldProps } from './BesideField.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ReportPage } from './ReportPage.tsx';
import { useHttp } from '../app/services.tsx';
import { useAsk, useReport } from './useReport.ts';
import { useTableMemory } from './useTableMemory.ts';
import { CompararButton, byChange } from './comparar/CompararButton.tsx';
import { comparaColumns } from './comparar/comparaColumns.tsx';
import { useComparar } from './comparar/useComparar.ts';
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
  /** Much stands above the rows: they are compact until the person chooses otherwise (REL-21). */
  readonly startDensity?: 'compact';
  readonly subtitle?: (asked: Asked, rows: readonly RowOf<R>[] | undefined) => string;
  readonly fileName?: (asked: Asked | null) => string;
}

type ByQuestion<Row> = Readonly<Record<string, readonly Column<Row>[]>>;

/** The columns of each question: all but those of fields that it never has (REL-28). */
const columnsByQuestion = <Row,>(
  { questions, lacks = {} }: AnyReport,
  columns: readonly Column<Row>[],
): ByQuestion<Row> =>
  Object.fromEntries(
    Object.keys(questions as object).map((name) => {
      const lacked = (lacks as Readonly<Record<string, readonly string[]>>)[name];
      return [name, lacked ? columns.filter(({ id }) => !lacked.includes(id)) : columns];
    }),
  );

/** The columns of each question while its rows are compared. */
const comparedColumns = <Row,>({ row, compares }: AnyReport, columns: ByQuestion<Row>): ByQuestion<Row> => {
  const comparison = compares as Comparison | undefined;
  if (comparison === undefined) return {};
  const { lead } = comparison;
  const leadOf = (name: string): readonly string[] =>
    Array.isArray(lead) ? lead : ((lead as Readonly<Record<string, readonly string[]>>)[name] ?? []);
  return Object.fromEntries(
    Object.entries(columns).map(([name, own]) => [
      name,
      comparaColumns(own, { row, comparison, lead: leadOf(name) }),
    ]),
  );
};

/** The one competence that is asked for; null for none, or several. */
const competenciaOf = (asked: Asked | null): string | null => {
  const { start, end } = asked?.params ?? {};
  return start !== undefined && start === end ? start : null;
};

/** The screen of a declared report: its questions, its indicators, its table and its files. */
export const reportScreen = <R extends AnyReport>(report: R, options: ReportScreenOptions<R> = {}) => {
  const columns = options.columns ?? (fieldColumns(report.row, options.cells) as Column<RowOf<R>>[]);
  const asAsked = columnsByQuestion(report, columns);
  const compared = comparedColumns(report, asAsked);
  const { more: More, form: Form = Questions } = options;
  // What an act has open, a question or a menu, would go over to the next row.
  if (options.acts && report.key === undefined)
    throw new TypeError(`${report.name} has acts and needs a key.`);
  const keys = [(report.key as string | readonly string[] | undefined) ?? []].flat();
  const rowKey = (row: RowOf<R>, index: number): string =>
    keys.length === 0
      ? String(index)
      : keys.map((name) => String((row as Record<string, unknown>)[name])).join(' ');

  return function DeclaredReport() {
    const [asked, setAsked] = useAsked(report);
    const http = useHttp();
    const found = useReport(reportQuery(http, report, asked), textsOf(report, asked), asked !== null);
    const ask = useAsk();
    const comparar = useComparar({
      comparison: report.compares as Comparison | undefined,
      competencia: competenciaOf(asked),
      rows: found.rows,
      query: historicoQuery(http, report, asked),
    });
    const memory = useTableMemory(report, {
      startDensity: options.startDensity,
      ...(options.paging ? { paging: options.paging } : {}),
    });
    const view = useReportView(
      (comparar.isShown && compared[asked?.name ?? '']) || asAsked[asked?.name ?? ''] || columns,
      comparar.rows,
      { ...memory, question: JSON.stringify(asked), ...(comparar.isOn ? { startSorting: byChange } : {}) },
    );
    const [isEdited, setEdited] = useEdited(asked);
    const search = (next: Asked) =>
      ask([reportQuery(http, report, next), historicoQuery(http, report, next)], () => {
        view.setPage(0);
        setEdited(false);
        if (JSON.stringify(next) !== JSON.stringify(asked)) setAsked(next);
      });
    const question = (asked && options.subtitle?.(asked, found.rows)) ?? subtitleOf(report, asked);
    const subtitle = `${question}${comparar.note}`;
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
        isMadeHere={report.isMadeHere}
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
        report={comparar.isLoading ? { ...found, isRefreshing: true } : found}
        view={view}
        table={{
          label: report.title,
          rowKey,
          emptyText: emptyTextOf(report, asked),
          idleText: report.texts.idle,
          ...(options.acts ? { rowActions: options.acts } : {}),
          ...(report.compares ? { tools: <CompararButton comparar={comparar} view={view} /> } : {}),
        }}
      />
    );
  };
};
