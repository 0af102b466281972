import type { ReactNode } from 'react';

export interface OpensFromCellProps {
  /** Name of the act for screen readers: 'Abrir o cadastro de 0000001201'. */
  readonly label: string;
  readonly onPress: () => void;
  /** The value as the table draws it. */
  readonly children: ReactNode;
}

/** A value that opens the thing it names, by mouse, finger, or Enter in its cell. The table styles it (`gridLook.ts`). */
export const OpensFromCell = ({ label, onPress, children }: OpensFromCellProps) => (
  <button type="button" data-opens="" tabIndex={-1} title={label} onClick={onPress}>
    {children}
  </button>
);
