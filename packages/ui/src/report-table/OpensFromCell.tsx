import type { ReactNode } from 'react';

export interface OpensFromCellProps {
  /** Name of the act for screen readers: 'Abrir o cadastro de 0000001201'. */
  readonly label: string;
  readonly onPress: () => void;
  /** The value as text or drawing of the table. */
  readonly children: ReactNode;
}

/** A value that opens its thing, by mouse, finger, or Enter in its cell. The table styles it (`gridLook.ts`). */
export const OpensFromCell = ({ label, onPress, children }: OpensFromCellProps) => (
  <button type="button" data-opens="" tabIndex={-1} title={label} onClick={onPress}>
    {children}
  </button>
);
