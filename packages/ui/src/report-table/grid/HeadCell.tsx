import { ArrowDown, ArrowUp, Funnel } from 'lucide-react';
import { Suspense, useState, type DragEvent, type PointerEvent } from 'react';
import type { Column } from '../columns.ts';
import { isVoid } from '../filters/filterState.ts';
import { withMoved, withWidth } from '../layout.ts';
import type { ReportView } from '../view.types.ts';
import type { placing } from './BodyRow.tsx';
import { headOf } from '../unit.ts';
import { HeadButton, HeadLine, LastWord, Weight, Words, Handle } from './headLook.ts';
import { lazyPart } from '../../lazy-part/lazyPart.tsx';

interface WidthHandleProps {
  /** The current width, in px. */
  readonly width: number;
  /** Called while the edge is dragged; `null` restores the measured width. */
  readonly onWidth: (width: number | null) => void;
}

/** The right edge of a header: drag it for a width, double click for the measured one. Keys: + and − on the header. */
function WidthHandle({ width, onWidth }: WidthHandleProps) {
  const [start, setStart] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width });
  };
  return (
    <Handle
      aria-hidden="true"
      data-pulled={start ? '' : undefined}
      onPointerDown={handleDown}
      onPointerMove={(event) => start && onWidth(start.width + event.clientX - start.x)}
      onPointerUp={() => setStart(null)}
      onPointerCancel={() => setStart(null)}
      onDoubleClick={() => onWidth(null)}
    />
  );
}

const FilterPop = lazyPart(() => import('../pops/FilterPop.tsx').then((module) => module.FilterPop));

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  /** In px. */
  readonly width: number;
  readonly view: ReportView<Row>;
  readonly tabIndex: number;
  readonly place: ReturnType<typeof placing>;
}

/** The drag type: columns can be dropped only on columns of the same table. */
const dragType = 'application/x-vidas-column';

/** The label sorts by the column (with Shift or Ctrl in addition to the other columns), the funnel over its end filters. */
export function HeadCell<Row>({ column, width, view, tabIndex, place }: HeadCellProps<Row>) {
  const { id, header } = column;
  const head = headOf(column);
  const lastWord = head.lastIndexOf(' ') + 1;
  const [pop, setPop] = useState<HTMLButtonElement | null>(null);
  const [isTarget, setIsTarget] = useState(false);
  const at = view.sorting.findIndex(({ columnId }) => columnId === id);
  const direction = view.sorting[at]?.direction;
  const filter = view.filters[id];
  const isFiltered = filter !== undefined && !isVoid(filter);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsTarget(false);
    view.setLayout(withMoved(view.layout, view.columns, event.dataTransfer.getData(dragType), id));
  };
  return (
    <th
      scope="col"
      role={place['data-card'] ? 'columnheader' : undefined}
      tabIndex={tabIndex}
      aria-sort={direction}
      data-column={id}
      data-target={isTarget ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={handleDrop}
      {...place}
    >
      <HeadLine $align={column.align}>
        <HeadButton
          type="button"
          tabIndex={-1}
          data-act="sort"
          title={head}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
          onClick={(event) => view.toggleSorting(id, event.shiftKey || event.ctrlKey || event.metaKey)}
        >
          {direction === undefined ? (
            <Words>{head}</Words>
          ) : (
            <Words>
              {head.slice(0, lastWord)}
              <LastWord>
                {head.slice(lastWord)}
                {direction === 'ascending' ? (
                  <ArrowUp aria-hidden="true" />
                ) : (
                  <ArrowDown aria-hidden="true" />
                )}
                {view.sorting.length > 1 && <Weight aria-label={`${at + 1}ª na ordem`}>{at + 1}</Weight>}
              </LastWord>
            </Words>
          )}
        </HeadButton>
        {column.filter && (
          <HeadButton
            type="button"
            tabIndex={-1}
            data-act="filter"
            aria-label={`Filtrar ${header}${isFiltered ? ' (filtro ativo)' : ''}`}
            aria-haspopup="dialog"
            aria-expanded={pop !== null}
            $isOn={isFiltered}
            onClick={({ currentTarget }) => setPop((old) => (old ? null : currentTarget))}
          >
            <Funnel aria-hidden="true" />
          </HeadButton>
        )}
      </HeadLine>
      <WidthHandle width={width} onWidth={(next) => view.setLayout(withWidth(view.layout, id, next))} />
      {pop && (
        <Suspense>
          <FilterPop column={column} view={view} anchor={pop} onClose={() => setPop(null)} />
        </Suspense>
      )}
    </th>
  );
}
