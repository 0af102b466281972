import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { font, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { Column } from '../columns.ts';
import { describeFilter } from '../filters/describe.ts';
import { filtersInForce } from '../filters/filterState.ts';
import { formatDateTime, formatInteger } from '../../format/format.ts';
import { formatValue } from '../formatValue.ts';
import { partOf } from '../part.ts';
import { totalsOf } from '../totals.ts';
import type { ReportView } from '../view.types.ts';
import { layOut, type Paper as Layout } from './paper.ts';

/** In print only the sheet remains of the page. Every sheet has the report's name and the number of sheets. */
const OnPaper = createGlobalStyle<{ $orientation: Layout['orientation']; $foot: string }>`
  @media print {
    body > *:not([data-print]) { display: none; }
    @page {
      size: A4 ${({ $orientation }) => $orientation};
      margin: 12mm;
      @bottom-left { content: ${({ $foot }) => $foot}; font-size: 7pt; }
      @bottom-right { content: 'página ' counter(page) ' de ' counter(pages); font-size: 7pt; }
    }
  }
`;

const Paper = styled.div`
  color: ${color.onPaper};
  background: ${color.paper};
  h1 { margin: 0; font-size: ${font.size.lead}; }
  p { margin: ${space.xs} 0 ${space.s}; font-size: ${font.size.label}; }
  table { width: 100%; border-collapse: collapse; font-size: ${font.size.tiny}; font-variant-numeric: tabular-nums; }
  table + table { break-before: page; }
  th, td { padding: ${space.xxs} ${space.xs}; border-bottom: ${size.hairline} solid currentColor; text-align: start; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  tfoot { display: table-row-group; font-weight: ${font.weight.strong}; }
  [data-align='end'] { text-align: end; }
  [data-whole] { white-space: nowrap; }
  &[data-print] { display: none; }
  @media print { &[data-print] { display: block; } }
  &[data-ruler] { position: absolute; visibility: hidden; inset-block-start: 0; }
  &[data-ruler='whole'] table { width: max-content; white-space: nowrap; }
  &[data-ruler='least'] table { width: min-content; }
`;

/** The heading over the rows on paper, beside their count and filters. */
export interface PrintHeading {
  /** Name of the report. */
  readonly title: string;
  /** The question in words: a period, a company. */
  readonly question?: string | undefined;
  /** Name of the person who prints. */
  readonly by?: string | undefined;
}

interface PrintSheetProps<Row> {
  readonly view: ReportView<Row>;
  /** All rows that pass the filters. */
  readonly rows: readonly Row[];
  readonly heading: PrintHeading;
  /** Moment of the request in ISO 8601 with its zone, printed in Brasília time. */
  readonly at: string;
  /** Called after the browser's print dialog, printed or not. */
  readonly onDone: () => void;
}

const textOf = <Row,>({ value, format }: Column<Row>, row: Row): string =>
  formatValue(value(row), format) || '—';

/** The longest text of a column; which of two equally long ones is wider hardly matters on paper. */
const longestOf = <Row,>(column: Column<Row>, rows: readonly Row[], total: string): string =>
  rows.reduce((longest, row) => {
    const text = textOf(column, row);
    return text.length > longest.length ? text : longest;
  }, total);

interface RulerProps {
  readonly headers: readonly string[];
  readonly texts: readonly string[];
  readonly wholes: readonly boolean[];
  readonly onMeasure: (layout: Layout) => void;
}

/** Invisible: measures the columns in their size on paper. */
function Ruler({ headers, texts, wholes, onMeasure }: RulerProps) {
  const whole = useRef<HTMLTableElement>(null);
  const least = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const widths = (table: HTMLTableElement | null) =>
      [...(table?.rows[0]?.cells ?? [])].map((cell) => Math.ceil(cell.getBoundingClientRect().width));
    const leasts = widths(least.current);
    onMeasure(
      layOut(widths(whole.current).map((wide, index) => ({ whole: wide, least: leasts[index] ?? wide }))),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once: the sheet never changes
  }, []);
  return (['whole', 'least'] as const).map((ruler) => (
    <Paper key={ruler} data-ruler={ruler} aria-hidden="true">
      <table ref={ruler === 'whole' ? whole : least}>
        <tbody>
          {[headers, texts].map((line, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the sheet never changes
            <tr key={row}>
              {line.map((text, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the sheet never changes
                <td key={index} data-whole={row === 1 && wholes[index] ? '' : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  ));
}

/** Prints what the screen shows: all filtered rows, the visible columns, the totals, the question and the filters in words, who printed it and when. */
export function PrintSheet<Row>({ view, rows, heading, at, onDone }: PrintSheetProps<Row>) {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    if (layout === null) return undefined;
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
    // oxlint-disable-next-line react/exhaustive-deps -- once: a second render must not print again
  }, [layout]);
  const { title, question, by } = heading;
  const { visibleColumns, server } = view;
  const totals = server ? undefined : totalsOf(view.selection, visibleColumns);
  const totalOf = (id: string): string => totals?.get(id)?.text ?? server?.totals?.[id] ?? '';
  const hasTotals = visibleColumns.some(({ id }) => totalOf(id) !== '');
  if (layout === null)
    return createPortal(
      <Ruler
        headers={visibleColumns.map(({ header }) => header)}
        texts={visibleColumns.map((column) => longestOf(column, rows, totalOf(column.id)))}
        wholes={visibleColumns.map(({ isWhole }) => isWhole)}
        onMeasure={setLayout}
      />,
      document.body,
    );
  const filters = filtersInForce(view.columns, view.applied.filters).map(({ column, filter }) =>
    describeFilter(column, filter),
  );
  const count = `${formatInteger(rows.length)} de ${formatInteger(view.total)} linhas${partOf(view.rows) ? ', uma parte da lista' : ''}`;
  return createPortal(
    <Paper data-print="">
      <OnPaper
        $orientation={layout.orientation}
        $foot={JSON.stringify([title, question].filter(Boolean).join(' · '))}
      />
      <h1>{title}</h1>
      {question && <p>{question}</p>}
      <p>{[count, ...filters].join(' · ')}</p>
      <p>{`Impresso${by ? ` por ${by}` : ''} em ${formatDateTime(at)}`}</p>
      {layout.sheets.map((places) => {
        const columns = places.map((place) => visibleColumns[place] as Column<Row>);
        return (
          <table key={places.join()}>
            <thead>
              <tr>
                {columns.map(({ id, header, align }) => (
                  <th key={id} scope="col" data-align={align}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, position) => (
                // oxlint-disable-next-line react/no-array-index-key -- the sheet never changes
                <tr key={position}>
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      data-align={column.align}
                      data-whole={column.isWhole ? '' : undefined}
                    >
                      {textOf(column, row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {hasTotals && (
              <tfoot>
                <tr>
                  {columns.map(({ id, align }) => (
                    <td key={id} data-align={align} data-whole="">
                      {totalOf(id)}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        );
      })}
    </Paper>,
    document.body,
  );
}
