import styled from 'styled-components';
import { breathing, Skeleton } from '../../skeleton/Skeleton.tsx';

const widths = ['72%', '88%', '56%', '64%', '80%'];

// Two hundred bars that breathe one by one are as many layers, and every frame of the waiting took 3 to 6 ms of the page (docs/performance.md).
const Body = styled.tbody`
  ${breathing}
`;

interface SkeletonRowsProps {
  readonly columnCount: number;
  /** As many as will come where the page scrolls and not the table, so that nothing below them moves. Default 10. */
  readonly rowCount?: number | undefined;
  /** Each row is a card. */
  readonly areCards?: boolean | undefined;
}

/** Name, amount and the second line of a card. */
const cardPlaces = ['name', 'amount', 'quiet'] as const;

/** Grey rows while rows are loading. */
export function SkeletonRows({ columnCount, rowCount = 10, areCards = false }: SkeletonRowsProps) {
  const rowNumbers = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <Body aria-hidden="true">
      {rowNumbers.map((row) => (
        <tr key={row} data-card={areCards ? '' : undefined}>
          {Array.from({ length: areCards ? cardPlaces.length : columnCount }, (_, at) => (
            <td key={at} data-card={areCards ? cardPlaces[at] : undefined}>
              <Skeleton width={widths[(row + at) % widths.length]} isStill />
            </td>
          ))}
        </tr>
      ))}
    </Body>
  );
}
