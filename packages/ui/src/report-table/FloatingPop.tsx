import type { ReactNode } from 'react';
import { PopoverPane } from '../popover/PopoverPane.tsx';
import { PopBody } from './parts.ts';

interface FloatingPopProps {
  /** Name of the popover for screen readers. */
  readonly label: string;
  /** Button beside the popover. It handles its own press. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover of the table, with a fixed width; its code is loaded with its content. */
export function FloatingPop({ label, anchor, onClose, children }: FloatingPopProps) {
  return (
    <PopoverPane label={label} anchor={anchor} onClose={onClose}>
      <PopBody>{children}</PopBody>
    </PopoverPane>
  );
}
