import { ArrowDown, ArrowUp, Funnel } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Column } from './columns.ts';
import { distinctValues } from './distinct.ts';
import { ExactFilter } from './ExactFilter.tsx';
import { filterRows } from './filters.ts';
import { FloatingPop } from './FloatingPop.tsx';
import { Head, HeadButton } from './parts.ts';
import { TextFilter } from './TextFilter.tsx';
import type { ReportView } from './view.types.ts';
import { columnWidth } from './widths.ts';

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly view: ReportView<Row>;
}

/** The label orders by the column, the funnel beside it filters. */
export function HeadCell<Row>({ column, view }: HeadCellProps<Row>) {
  const { id, header, align } = column;
  const direction = view.sorting?.columnId === id ? view.sorting.direction : undefined;
  return (
    <Head scope="col" aria-sort={direction ?? 'none'} $align={align} style={widthOf(column, view.rows)}>
      <HeadButton type="button" onClick={() => view.toggleSorting(id)}>
        {header}
        {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
        {direction === 'descending' && <ArrowDown aria-hidden="true" />}
      </HeadButton>
      {column.filter && <FilterButton column={column} view={view} />}
    </Head>
  );
}

const noRows: readonly never[] = [];

const widthOf = <Row,>(column: Column<Row>, rows: readonly Row[] | undefined): CSSProperties =>
  ({ '--width': columnWidth(rows ?? noRows, column), '--least': column.width ?? 0 }) as CSSProperties;

function FilterButton<Row>({ column, view }: HeadCellProps<Row>) {
  const { id, header } = column;
  const filter = view.filters[id];
  const set = (next: Parameters<typeof view.setFilter>[1]) => view.setFilter(id, next);
  const valuesLeft = () => {
    const rows = view.rows ?? [];
    const numbers = filterRows(rows, view.columns, view.filters, id);
    return distinctValues(rows, column, numbers, filter?.kind === 'exact' ? filter.values : []);
  };
  return (
    <FloatingPop
      label={`Filtro de ${header}`}
      trigger={(props) => (
        <HeadButton
          {...(props as object)}
          ref={props.ref}
          type="button"
          aria-label={`Filtrar ${header}${filter ? ' (filtro ativo)' : ''}`}
          $isOn={filter !== undefined}
        >
          <Funnel aria-hidden="true" />
        </HeadButton>
      )}
    >
      {(close) =>
        column.filter?.kind === 'exact' ? (
          <ExactFilter header={header} filter={filter} values={valuesLeft()} onChange={set} onClose={close} />
        ) : (
          <TextFilter header={header} filter={filter} onChange={set} onClose={close} />
        )
      }
    </FloatingPop>
  );
}
