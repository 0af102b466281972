import type { Column } from '../columns.ts';
import { describeChoice, describeQuery } from './describe.ts';
import type { ColumnFilter } from './filterState.ts';

/** The filter in words, as its chip says it: 'Nome contém “silva”'. */
export const describeFilter = <Row>(
  { header, format, filter: spec }: Column<Row>,
  filter: ColumnFilter,
): string =>
  filter.kind === 'exact'
    ? describeChoice(header, filter.values)
    : describeQuery(header, filter.text, { format, filter: spec ?? { kind: 'text' } });
