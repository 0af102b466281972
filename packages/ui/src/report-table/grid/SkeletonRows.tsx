import { Skeleton } from '../../skeleton/Skeleton.tsx';

const rowNumbers = Array.from({ length: 10 }, (_, index) => index);
const widths = ['72%', '88%', '56%', '64%', '80%'];

/** Ten grey rows while rows are loading. */
export function SkeletonRows({ columnCount }: { readonly columnCount: number }) {
  return (
    <tbody aria-hidden="true">
      {rowNumbers.map((row) => (
        <tr key={row}>
          {Array.from({ length: columnCount }, (_, at) => (
            <td key={at}>
              <Skeleton width={widths[(row + at) % widths.length]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
