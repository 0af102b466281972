import { useId } from 'react';
import type { ChartFailure } from '../chart/chart.types.ts';
import { KpiFailure } from '../kpi-card/KpiFailure.tsx';
import type { LinkComponent } from '../layout/link.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Heading } from '../text/Heading.tsx';
import { type ShareColumn, ShareLine, type ShareRow } from './ShareLine.tsx';
import { Empty, Note, Root, Table } from './shareParts.ts';

export interface ShareTableProps {
  /** Heading of the table, and its name. */
  readonly title: string;
  /** Words beside the title: the moment or the day of the figures. */
  readonly note?: string | undefined;
  /** Header of the first column, which names the rows. */
  readonly label: string;
  /** Columns after the first one, with their unit: Guias, R$. */
  readonly columns: readonly ShareColumn[];
  /** Rows in reading order. */
  readonly rows: readonly ShareRow[];
  /** Last line, of all rows. */
  readonly total?: ShareRow | undefined;
  /** Text in place of the rows when there are none; default 'Nada por aqui.'. */
  readonly emptyText?: string | undefined;
  /** Shows grey rows of the same height instead. */
  readonly isLoading?: boolean | undefined;
  /** Number of rows to expect while loading, the total included; default 3. */
  readonly expected?: number | undefined;
  /** Shown in place of the rows: the reason for their absence, and a button to try again. */
  readonly failure?: ChartFailure | undefined;
  /** Low rows, with `label` in place of the title, for one of many tables on a board. Default false. */
  readonly isDense?: boolean | undefined;
  /** Header over the trends of the rows: 13 meses. */
  readonly trendLabel?: string | undefined;
  /** Takes both columns of a ShareGrid. */
  readonly isWide?: boolean | undefined;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

export type { ShareRow };

/** Most numbers beside a name on a phone. */
const mostOnPhone = 3;

const trendHead = (label: string) => (
  <th scope="col" data-bar data-text>
    {label}
  </th>
);

/** A small table on a card: a number in each row, and a bar that repeats it. */
export function ShareTable({
  title,
  note,
  label,
  columns,
  rows,
  total,
  emptyText = 'Nada por aqui.',
  isLoading = false,
  expected = 3,
  failure,
  isDense = false,
  trendLabel,
  isWide = false,
  linkComponent = 'a',
}: ShareTableProps) {
  const id = useId();
  const shares = rows.flatMap(({ share }) => share ?? []);
  const hasBars = !isLoading && (shares.length > 0 || rows.some(({ trend }) => trend !== undefined));
  const line = { columns, hasBars, most: Math.max(0, ...shares), linkComponent };
  const width = columns.length + 1 + Number(hasBars);
  return (
    <Root $wide={isWide} $dense={isDense}>
      <Table
        $dense={isDense}
        $tall={isDense && columns.length > mostOnPhone}
        aria-labelledby={id}
        aria-busy={isLoading}
      >
        <caption>
          <Heading level={2} size="label" id={id}>
            {title}
          </Heading>
          {note && <Note>{note}</Note>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {columns.map(({ header, isText }) => (
              <th key={header} scope="col" data-text={isText}>
                {header}
              </th>
            ))}
            {hasBars && (trendLabel ? trendHead(trendLabel) : <td aria-hidden="true" data-bar />)}
          </tr>
        </thead>
        <tbody>
          {isLoading &&
            Array.from({ length: expected }, (_, index) => (
              <tr key={index}>
                <td colSpan={width}>
                  <Skeleton width={index % 2 === 0 ? '70%' : '55%'} />
                </td>
              </tr>
            ))}
          {!isLoading && rows.length === 0 && (
            <tr>
              <Empty colSpan={width}>
                {failure ? <KpiFailure label={title} failure={failure} /> : emptyText}
              </Empty>
            </tr>
          )}
          {!isLoading && rows.map((row) => <ShareLine key={row.label} {...line} row={row} />)}
        </tbody>
        {!isLoading && total && (
          <tfoot>
            <ShareLine {...line} row={total} />
          </tfoot>
        )}
      </Table>
    </Root>
  );
}
