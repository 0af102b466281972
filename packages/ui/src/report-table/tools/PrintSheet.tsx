import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { toasts } from '../../toast/toasts.ts';
import { font, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { describeFilter } from '../filters/describeFilter.ts';
import { filtersInForce } from '../filters/filterState.ts';
import { formatDateTime, formatInteger, formatValue } from '../format.ts';
import { totalsOf } from '../totals.ts';
import type { ReportView } from '../view.types.ts';

/** In print only the sheet is left of the page. */
const OnPaper = createGlobalStyle`
  @media print {
    body > *:not([data-print]) { display: none; }
    @page { size: landscape; margin: 12mm; }
  }
`;

const Paper = styled.div`
  display: none;
  @media print { display: block; color: ${color.onPaper}; background: ${color.paper}; }
  h1 { margin: 0; font-size: ${font.size.lead}; }
  p { margin: ${space.xs} 0 ${space.s}; font-size: ${font.size.label}; }
  table { width: 100%; border-collapse: collapse; font-size: ${font.size.tiny}; font-variant-numeric: tabular-nums; }
  th, td { padding: ${space.xxs} ${space.xs}; border-bottom: ${size.hairline} solid currentColor; text-align: start; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  tfoot { display: table-row-group; font-weight: ${font.weight.strong}; }
  [data-align='end'] { text-align: end; white-space: nowrap; }
`;

/** More rows than anybody reads on paper; the browser would take minutes to lay them out. */
const mostRows = 5000;

/** What stands above the rows on paper, beside their count and filters. */
export interface PrintHeading {
  /** Name of the report. */
  readonly title: string;
  /** What was asked for: a period, a company. */
  readonly question?: string | undefined;
  /** Who prints. */
  readonly by?: string | undefined;
}

interface PrintSheetProps<Row> {
  readonly view: ReportView<Row>;
  readonly heading: PrintHeading;
  /** When it was asked for, as an ISO moment with its zone; printed in Brasília time. */
  readonly at: string;
  /** Called after the browser's print dialog, printed or not. */
  readonly onDone: () => void;
}

/** Prints what the screen shows: all filtered rows, the visible columns, the totals, the question and the filters in words, who printed it and when. */
export function PrintSheet<Row>({ view, heading, at, onDone }: PrintSheetProps<Row>) {
  const isTooLong = view.selection.count > mostRows;
  useEffect(() => {
    if (isTooLong) {
      toasts.warning(
        'São linhas demais para imprimir',
        `Filtre até ${formatInteger(mostRows)} linhas ou exporte o arquivo.`,
      );
      onDone();
      return;
    }
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
    // oxlint-disable-next-line react/exhaustive-deps -- once: a second render must not print again
  }, []);
  if (isTooLong) return null;
  const { title, question, by } = heading;
  const { selection, visibleColumns } = view;
  const totals = totalsOf(selection, visibleColumns);
  const filters = filtersInForce(view.columns, view.applied.filters).map(({ column, filter }) =>
    describeFilter(column, filter),
  );
  return createPortal(
    <Paper data-print="">
      <OnPaper />
      <h1>{title}</h1>
      {question && <p>{question}</p>}
      <p>{[`${formatInteger(view.count)} de ${formatInteger(view.total)} linhas`, ...filters].join(' · ')}</p>
      <p>{`Impresso${by ? ` por ${by}` : ''} em ${formatDateTime(at)}`}</p>
      <table>
        <thead>
          <tr>
            {visibleColumns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {selection.rows.map((row, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- the sheet never changes
            <tr key={position}>
              {visibleColumns.map(({ id, value, format, align }) => (
                <td key={id} data-align={align}>
                  {formatValue(value(row), format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.size > 0 && (
          <tfoot>
            <tr>
              {visibleColumns.map(({ id, align }) => (
                <td key={id} data-align={align}>
                  {totals.get(id)?.text}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Paper>,
    document.body,
  );
}
