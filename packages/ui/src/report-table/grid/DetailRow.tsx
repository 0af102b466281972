import { useLayoutEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/scale.ts';

/** The detail that opens under a row. */
export interface Expand<Row> {
  readonly render: (row: Row) => ReactNode;
  /** Default: every row can be opened. */
  readonly canOpen?: ((row: Row) => boolean) | undefined;
  /**
   * True for a detail as wide as the visible table, in sight at any scroll position. Default: as wide as all columns.
   */
  readonly isInSight?: boolean | undefined;
}

const InSight = styled.div`
  position: sticky;
  inset-inline-start: ${space.m};
  width: calc(100cqi - 2 * ${space.m});
`;

interface DetailRowProps {
  readonly columnCount: number;
  /** Key of its row. */
  readonly name: string;
  /** Called with the height in px whenever it changes. */
  readonly onHeight: (name: string, height: number) => void;
  readonly isInSight: boolean;
  /** True for the detail of a card, which the browser does not treat as a table row. */
  readonly isCard: boolean;
  readonly children: ReactNode;
}

/** The opened content under a row. */
export function DetailRow({ columnCount, name, onHeight, isInSight, isCard, children }: DetailRowProps) {
  const [line, setLine] = useState<HTMLTableRowElement | null>(null);
  useLayoutEffect(() => {
    if (!line) return;
    const observer = new ResizeObserver(() => onHeight(name, line.getBoundingClientRect().height));
    observer.observe(line);
    return () => observer.disconnect();
  }, [line, name, onHeight]);
  return (
    <tr ref={setLine} role={isCard ? 'row' : undefined}>
      <td
        role={isCard ? 'gridcell' : undefined}
        data-detail={isInSight ? 'in-sight' : ''}
        colSpan={columnCount}
      >
        {isInSight ? <InSight>{children}</InSight> : children}
      </td>
    </tr>
  );
}
