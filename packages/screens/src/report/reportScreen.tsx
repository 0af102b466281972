import type { AnyReport, Comparison, RowOf } from '@vidas/api-client/report/report.ts';
import { parameterOf, type Question } from '@vidas/api-client/report/question.ts';
import { type Asked, historicoQuery, reportQuery } from '@vidas/api-client/report/report.queries.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import type { Paging } from '@vidas/ui/report-table/useReportView.ts';
import type { ComponentType, ReactNode } from 'react';
import type { BesideFieldProps } from './BesideField.tsx';
import { ReportPage } from './ReportPage.tsx';
import { useHandedOver } from '../app/handOver.ts';
import { useHttp } from '../app/services.tsx';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import type { ChosenRows } from './chosenRows.ts';
import { comparaColumns } from './comparar/comparaColumns.tsx';
import { type Cells, fieldColumns } from './fieldColumns.tsx';
import { Questions, type QuestionsProps } from './Questions.tsx';
import { emptyTextOf, fileNameOf, subtitleOf, textsOf } from './reportTexts.ts';
import { useAsked } from './useAsked.ts';
import { useReportFrame } from './useReportFrame.tsx';

/** Additions of a screen to its declaration. */
export interface ReportScreenOptions<R extends AnyReport> {
  /** The indicators over all rows and over the filtered rows. */
  readonly cards?: (
    rows: readonly RowOf<R>[] | undefined,
    filtered: readonly RowOf<R>[],
  ) => readonly KpiCardProps[];
  readonly cells?: Cells<R['row']>;
  /** Columns in place of the declared ones. */
  readonly columns?: readonly Column<RowOf<R>>[];
  /** Buttons at the end of each row. */
  readonly acts?: (row: RowOf<R>) => ReactNode;
  /** A hook with the acts of chosen rows. */
  readonly useChosen?: () => ChosenRows<RowOf<R>>;
  /** The field beside the period, when it is no text field. */
  readonly beside?: ComponentType<BesideFieldProps>;
  /** More buttons on the title's row, for the question on show. */
  readonly more?: ComponentType<{ readonly asked: Asked | null }>;
  /** A caution above the indicators. */
  readonly above?: ComponentType;
  /** An own form, for questions that share their fields. */
  readonly form?: ComponentType<QuestionsProps>;
  /** True for a form too wide for the title's row; it stands below. */
  readonly isFormBelow?: true;
  /** True when a change of the fields removes the rows at once, instead of leaving them under the old question. */
  readonly clearsOnEdit?: true;
  readonly paging?: Paging;
  /** Compact rows as the default, for screens with much above the rows (REL-21). */
  readonly startDensity?: 'compact';
  readonly subtitle?: (asked: Asked, rows: readonly RowOf<R>[] | undefined) => string;
  readonly fileName?: (asked: Asked | null) => string;
}

const useNoChoice = (): ChosenRows<never> => ({ selection: undefined, dialog: null });

type ByQuestion<Row> = Readonly<Record<string, readonly Column<Row>[]>>;

/** The columns of each question, without the fields that it never has (REL-28). */
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

/** The only requested competence; null for none, or several. */
const competenciaOf = (asked: Asked | null): string | null => {
  const { start, end } = asked?.params ?? {};
  return start !== undefined && start === end ? start : null;
};

/** The screen of a declared report: its questions, its indicators, its table and its files. */
export const reportScreen = <R extends AnyReport>(report: R, options: ReportScreenOptions<R> = {}) => {
  const columns = options.columns ?? (fieldColumns(report.row, options.cells) as Column<RowOf<R>>[]);
  const asAsked = columnsByQuestion(report, columns);
  const compared = comparedColumns(report, asAsked);
  const { more: More, above: Above, form: Form = Questions } = options;
  const useChosen = options.useChosen ?? (useNoChoice as () => ChosenRows<RowOf<R>>);
  // Without a key, an open question or menu of a row would move to the next row.
  if (options.acts && report.key === undefined)
    throw new TypeError(`${report.name} has acts and needs a key.`);
  const keys = [(report.key as string | readonly string[] | undefined) ?? []].flat();
  const rowKey = (row: RowOf<R>, index: number): string =>
    keys.length === 0
      ? String(index)
      : keys.map((name) => String((row as Record<string, unknown>)[name])).join(' ');

  const personal = Object.entries(report.questions as Record<string, Question>)
    .filter(([, question]) => question.kind === 'code' && question.isPersonal)
    .map(([name, question]) => ({ name, parameter: parameterOf(question) }))[0];

  return function DeclaredReport() {
    const [asked, setAsked] = useAsked(report);
    const http = useHttp();
    const today = useOperatorClock().today();
    const name = asked?.name ?? '';
    const frame = useReportFrame({
      title: report.title,
      file: options.fileName?.(asked) ?? fileNameOf(report, asked, today),
      memory: report,
      columns: asAsked[name] ?? columns,
      compares: {
        comparison: report.compares as Comparison | undefined,
        competencia: competenciaOf(asked),
        query: historicoQuery(http, report, asked),
        columns: compared[name],
      },
      answers: JSON.stringify(asked),
      startDensity: options.startDensity,
      ...(options.paging ? { paging: options.paging } : {}),
      asked,
      onAsked: setAsked,
      query: (next) => reportQuery(http, report, next),
      others: (next) => [historicoQuery(http, report, next)],
      texts: textsOf(report, asked),
      question: (rows) => (asked && options.subtitle?.(asked, rows)) ?? subtitleOf(report, asked),
    });
    const { view } = frame;
    // Only the palette hands it over, to a report with such a question (ACE-29).
    useHandedOver('busca', (text) => {
      if (personal) frame.form.onSearch({ name: personal.name, params: { [personal.parameter]: text } });
    });
    const chosen = useChosen();
    const form = (
      <Form
        {...frame.form}
        report={report}
        asked={asked}
        beside={options.beside}
        onEdit={options.clearsOnEdit ? (isChanged) => isChanged && setAsked(null) : frame.setEdited}
      />
    );
    return (
      <>
        <ReportPage
          {...frame.page}
          isMadeHere={report.isMadeHere}
          search={options.isFormBelow && form}
          above={Above && <Above />}
          actions={
            <>
              {!options.isFormBelow && form}
              {frame.exportButton}
              {More && <More asked={asked} />}
            </>
          }
          {...(options.cards ? { cards: options.cards(frame.report.rows, view.filteredRows) } : {})}
          table={{
            label: report.title,
            rowKey,
            emptyText: emptyTextOf(report, asked),
            idleText: report.texts.idle,
            ...(options.acts ? { rowActions: options.acts } : {}),
            ...frame.tools,
            selection: chosen.selection,
          }}
        />
        {chosen.dialog}
      </>
    );
  };
};
