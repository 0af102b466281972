import { Total } from './parts.ts';
import { totalsOf } from './totals.ts';
import type { ReportView } from './view.types.ts';

interface TotalsRowProps<Row> {
  readonly view: ReportView<Row>;
  readonly hasActs: boolean;
}

/** The footers over the filtered rows; nothing where no column asks for one. */
export function TotalsRow<Row>({ view, hasActs }: TotalsRowProps<Row>) {
  const totals = totalsOf(view.filteredRows, view.visibleColumns);
  if (totals.size === 0) return null;
  return (
    <tfoot>
      <tr>
        {view.visibleColumns.map(({ id, align }) => {
          const total = totals.get(id);
          return (
            <Total key={id} $align={align} $negative={total?.isNegative ?? false}>
              {total?.text}
            </Total>
          );
        })}
        {hasActs && <Total $align="end" $negative={false} data-acts="" />}
      </tr>
    </tfoot>
  );
}
