import { totalsOf } from '../totals.ts';
import { headOf, withoutUnit } from '../unit.ts';
import type { ReportView } from '../view.types.ts';
import { placing } from './BodyRow.tsx';
import type { Slot } from './slots.ts';

interface GridFootProps<Row> {
  readonly view: ReportView<Row>;
  readonly slots: readonly Slot<Row>[];
  /** The column that the Tab key reaches here, -1 for none. */
  readonly activeCol: number;
}

/** The totals over the rows left by the filters. */
export function GridFoot<Row>({ view, slots, activeCol }: GridFootProps<Row>) {
  const totals = view.server ? null : totalsOf(view.selection, view.visibleColumns, view.isAdding);
  const areCards = slots[0]?.card !== undefined;
  return (
    <tfoot role={areCards ? 'rowgroup' : undefined}>
      <tr
        role={areCards ? 'row' : undefined}
        aria-rowindex={view.count + 2}
        data-row={view.pageStart + view.pageLength}
      >
        {slots.map((slot, col) => {
          const total = totals?.get(slot.id);
          const text = total?.text ?? view.server?.totals?.[slot.id];
          return (
            <td
              key={slot.id}
              role={areCards ? 'gridcell' : undefined}
              tabIndex={col === activeCol ? 0 : -1}
              {...placing(slot, slots[col + 1])}
              data-minus={total?.isNegative ? '' : undefined}
            >
              {text && areCards && <small>{slot.column && `${headOf(slot.column)} `}</small>}
              {text && slot.column && withoutUnit(text, slot.column)}
              {slot.kind === 'acts' && <span />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
