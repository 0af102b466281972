import type { Placement } from '@floating-ui/react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { PopoverPane } from './PopoverPane.tsx';

/**
 * The props for the button that opens it. Spread them into a Button; an IconButton also takes `isExpanded` and
 * `controls`.
 */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
}

export interface PopoverProps {
  /** The name of the pane for screen readers. */
  readonly label: string;
  /** Draws the button that opens the pane. Spread the props into it. */
  readonly trigger: (props: PopoverTrigger, isOpen: boolean) => ReactNode;
  /** The pane; `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
  /** Default bottom-start; flips over when there is no room. */
  readonly placement?: Placement | undefined;
  /** Called at every opening and closing. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A small pane beside its button. The focus goes to its first control, else to the pane. Escape, a press outside, and
 * Tab out of it close it.
 */
export function Popover({ label, trigger, children, placement, onOpenChange }: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger(
        {
          ref: setButton,
          onPress: () => change(!isOpen),
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
        },
        isOpen,
      )}
      {isOpen && (
        <PopoverPane
          id={id}
          label={label}
          anchor={button}
          placement={placement}
          onClose={() => change(false)}
        >
          {children(() => change(false))}
        </PopoverPane>
      )}
    </>
  );
}
