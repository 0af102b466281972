import type { Placement } from '@floating-ui/react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { PopoverPane } from './PopoverPane.tsx';

/** What the button that opens gets: spread it into a Button; an IconButton takes `isExpanded` and `controls` besides. */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
}

/** What a Popover takes. */
export interface PopoverProps {
  /** The name of the pane for screen readers. */
  readonly label: string;
  readonly trigger: (props: PopoverTrigger, isOpen: boolean) => ReactNode;
  /** The pane; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
  /** Default bottom-start; turns over when there is no room. */
  readonly placement?: Placement | undefined;
  /** Told of every opening and closing. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A small pane beside its button: the focus goes to its first control, or to the pane where there is none to read it from the start; Escape, a press outside and leaving it by Tab close it. */
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
