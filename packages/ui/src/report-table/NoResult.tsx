import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Stack } from '../layout/Stack.tsx';
import { describeFilter } from './filters.ts';
import { formatInteger } from './format.ts';
import { liftableFilters } from './select.ts';
import type { ReportView } from './view.types.ts';

/** The filters leave nothing: which one hides how many rows, and lifting it with one press. */
export function NoResult<Row>({ view }: { readonly view: ReportView<Row> }) {
  return (
    <EmptyState
      title="Nenhuma linha passa pelos filtros"
      actions={
        <Stack gap="s" align="center">
          {liftableFilters(view.rows ?? [], view.columns, view.appliedFilters).map(({ column, restored }) => {
            const filter = view.appliedFilters[column.id];
            const text = filter ? describeFilter(column, filter) : column.header;
            return (
              <Button key={column.id} size="small" onPress={() => view.setFilter(column.id, null)}>
                {`Retirar ${text} (${restored === 0 ? 'sozinho não basta' : `volta${restored === 1 ? '' : 'm'} ${formatInteger(restored)}`})`}
              </Button>
            );
          })}
          <Button size="small" tone="quiet" onPress={view.clearFilters}>
            Retirar todos os filtros
          </Button>
        </Stack>
      }
    />
  );
}
