import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Cell, Line } from './parts.ts';
import type { ReportView } from './view.types.ts';

const rowNumbers = Array.from({ length: 10 }, (_, index) => index);
const widths = ['72%', '88%', '56%', '64%', '80%'];

/** Ten grey rows where rows will come. */
export function SkeletonRows<Row>({ view }: { readonly view: ReportView<Row> }) {
  return (
    <tbody aria-hidden="true">
      {rowNumbers.map((row) => (
        <Line key={row} $density={view.density}>
          {view.visibleColumns.map(({ id }, at) => (
            <Cell key={id} $align="start">
              <Skeleton width={widths[(row + at) % widths.length]} />
            </Cell>
          ))}
        </Line>
      ))}
    </tbody>
  );
}
