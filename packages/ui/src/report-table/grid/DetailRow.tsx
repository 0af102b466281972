import { useLayoutEffect, useState, type ReactNode } from 'react';

/** What opens under a row. */
export interface Expand<Row> {
  readonly render: (row: Row) => ReactNode;
  /** Default: every row can be opened. */
  readonly canOpen?: ((row: Row) => boolean) | undefined;
}

interface DetailRowProps {
  readonly columnCount: number;
  /** Key of its row. */
  readonly name: string;
  /** In px, whenever it changes. */
  readonly onHeight: (name: string, height: number) => void;
  readonly children: ReactNode;
}

/** The opened content under a row, as wide as the table. */
export function DetailRow({ columnCount, name, onHeight, children }: DetailRowProps) {
  const [line, setLine] = useState<HTMLTableRowElement | null>(null);
  useLayoutEffect(() => {
    if (!line) return;
    const observer = new ResizeObserver(() => onHeight(name, line.getBoundingClientRect().height));
    observer.observe(line);
    return () => observer.disconnect();
  }, [line, name, onHeight]);
  return (
    <tr ref={setLine}>
      <td data-detail="" colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}
