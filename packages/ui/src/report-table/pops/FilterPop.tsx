import type { Column } from '../columns.ts';
// Loaded with the popover, because a typed filter at once becomes the words of a chip.
import '../filters/describe.ts';
import { distinctValues } from '../distinct.ts';
import { shortFormsOf } from '../filters/readTypedText.ts';
import { FloatingPop } from '../FloatingPop.tsx';
import { indexOf } from '../index/TableIndex.ts';
import type { ReportView } from '../view.types.ts';
import { CompetenciasPop } from './CompetenciasPop.tsx';
import { DatesPop } from './DatesPop.tsx';
import { ExactPop } from './ExactPop.tsx';
import { RangePop } from './RangePop.tsx';
import { TextPop } from './TextPop.tsx';
import { YesNoPop } from './YesNoPop.tsx';

interface FilterPopProps<Row> {
  readonly column: Column<Row>;
  readonly view: ReportView<Row>;
  /** The funnel. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const noRows: readonly never[] = [];
const typedPops = { text: TextPop, dates: DatesPop, competencias: CompetenciasPop } as const;

/** The filter of one column, by the kind of its values. */
export function FilterPop<Row>({ column, view, anchor, onClose }: FilterPopProps<Row>) {
  return (
    <FloatingPop label={`Filtro de ${column.header}`} anchor={anchor} onClose={onClose}>
      <Body column={column} view={view} onClose={onClose} />
    </FloatingPop>
  );
}

function Body<Row>({ column, view, onClose }: Omit<FilterPopProps<Row>, 'anchor'>) {
  const { id, header, format } = column;
  const filter = view.filters[id];
  const kind = column.filter?.kind ?? 'text';
  if (kind === 'exact') {
    const Pop = format === 'yesNo' ? YesNoPop : ExactPop;
    const values =
      view.server?.values?.[id] ??
      distinctValues(indexOf(view.rows ?? noRows), view.columns, { column, filters: view.filters });
    return (
      <Pop
        header={header}
        chosen={filter?.kind === 'exact' ? filter.values : []}
        values={values}
        onChoose={(chosen) => view.setFilter(id, { kind: 'exact', values: chosen })}
        onClose={onClose}
      />
    );
  }
  const written = filter?.kind === 'typed' ? filter : undefined;
  const typed = {
    header,
    text: written?.text ?? '',
    onText: (text: string) => view.setFilter(id, { kind: 'typed', text }),
    onClose,
    problem: written?.problem,
    unfinished: written?.unfinished,
  };
  const typedKind = shortFormsOf({ format, filter: { kind } });
  if (typedKind === 'range') return <RangePop {...typed} format={format} />;
  const Pop = typedKind === 'exact' ? TextPop : typedPops[typedKind];
  return <Pop {...typed} />;
}
