import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Stack } from '../layout/Stack.tsx';
import { describeFilter } from './filters/describe.ts';
import { filtersInForce } from './filters/filterState.ts';
import { countWithout } from './distinct.ts';
import { agree, formatInteger } from '../format/format.ts';
import { indexOf } from './index/TableIndex.ts';
import type { ReportView } from './view.types.ts';

const noRows: readonly never[] = [];

/**
 * Text with the number of rows that return without one filter. Empty in server mode, where only the server knows it.
 */
const gain = <Row,>(view: ReportView<Row>, columnId: string): string => {
  if (view.server) return '';
  const { filters } = view.applied;
  const count = countWithout(indexOf(view.rows ?? noRows), view.columns, filters, columnId);
  if (count === 0) return ' (sozinho não basta)';
  return ` (${agree(count, 'volta', 'voltam')} ${formatInteger(count)})`;
};

/**
 * Explains that the filters hide every row. Each filter has the number of rows that it hides, and a button that
 * removes it.
 */
export function NoResult<Row>({ view }: { readonly view: ReportView<Row> }) {
  return (
    <EmptyState
      title="Nenhuma linha passa pelos filtros"
      actions={
        <Stack gap="s" align="center">
          {filtersInForce(view.columns, view.applied.filters).map(({ column, filter }) => (
            <Button key={column.id} size="small" onPress={() => view.setFilter(column.id, null)}>
              {`Retirar ${describeFilter(column, filter)}${gain(view, column.id)}`}
            </Button>
          ))}
          <Button size="small" tone="quiet" onPress={view.clearFilters}>
            Retirar todos os filtros
          </Button>
        </Stack>
      }
    />
  );
}
