import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import type { ReportView } from '../view.types.ts';
import { placing } from './BodyRow.tsx';
import { GridCheck } from './gridControls.tsx';
import { HeadCell } from './HeadCell.tsx';
import type { Slot } from './slots.ts';
import type { Chosen } from './useChosen.ts';

interface GridHeadProps<Row> {
  readonly view: ReportView<Row>;
  readonly slots: readonly Slot<Row>[];
  readonly chosen: Chosen<Row> | null;
  /** The column that the Tab key reaches here, -1 for none. */
  readonly activeCol: number;
}

/** The headers: the label sorts, the funnel filters, the edge resizes, dragging moves. */
export function GridHead<Row>({ view, slots, chosen, activeCol }: GridHeadProps<Row>) {
  const extent = chosen && !chosen.reachesAll ? ' da página' : view.isFiltered ? ' do filtro' : '';
  const areCards = slots[0]?.card !== undefined;
  return (
    <thead role={areCards ? 'rowgroup' : undefined}>
      <tr role={areCards ? 'row' : undefined} aria-rowindex={1} data-row={-1}>
        {slots.map((slot, col) => {
          const tabIndex = col === activeCol ? 0 : -1;
          const place = placing(slot, slots[col + 1]);
          if (slot.column)
            return (
              <HeadCell
                key={slot.id}
                column={slot.column}
                width={slot.width}
                view={view}
                tabIndex={tabIndex}
                place={place}
              />
            );
          const isChoice = slot.kind === 'choose' && chosen !== null;
          return (
            <th
              key={slot.id}
              scope="col"
              role={areCards ? 'columnheader' : undefined}
              tabIndex={tabIndex}
              aria-label={slot.kind === 'choose' ? 'Escolha' : undefined}
              {...place}
            >
              {slot.kind === 'acts' && <span>Ações</span>}
              {slot.kind === 'open' && <VisuallyHidden>Detalhes</VisuallyHidden>}
              {isChoice && (
                <GridCheck
                  label={`Escolher todas as linhas${extent}`}
                  isChecked={chosen.isAll}
                  isMixed={chosen.count > 0 && !chosen.isAll}
                  onChange={(isChecked) => (isChecked ? chosen.chooseAll() : chosen.clear())}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
