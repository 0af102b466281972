import styled from 'styled-components';
import { breathing, Skeleton } from '../../skeleton/Skeleton.tsx';

const widths = ['72%', '88%', '56%', '64%', '80%'];

// One animation for all bars. Two hundred separate ones took 3 to 6 ms of each frame (docs/performance.md).
const Body = styled.tbody`
  ${breathing}
`;

interface SkeletonRowsProps {
  readonly columnCount: number;
  /** Number of rows. Where the page scrolls, as many as will come, so that nothing below moves. Default 10. */
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
