import { Chip } from '../Chip.tsx';
import { describeFilter } from '../filters/describe.ts';
import { filtersInForce } from '../filters/filterState.ts';
import type { ReportView } from '../view.types.ts';

/** The filters in force in words, each removed by its cross. */
export function FilterChips<Row>({ view }: { readonly view: ReportView<Row> }) {
  return filtersInForce(view.columns, view.filters).map(({ column, filter }) => (
    <Chip
      key={column.id}
      text={describeFilter(column, filter)}
      onLift={() => view.setFilter(column.id, null)}
    />
  ));
}
