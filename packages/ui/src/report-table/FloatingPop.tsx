import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useState, type HTMLProps, type ReactNode, type Ref } from 'react';
import { Pop } from './parts.ts';

/** What opens the popover gets: spread into a button. */
export type TriggerProps = HTMLProps<HTMLButtonElement> & { readonly ref: Ref<HTMLButtonElement> };

interface FloatingPopProps {
  /** Name of the popover for screen readers. */
  readonly label: string;
  readonly trigger: (props: TriggerProps, isOpen: boolean) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A small dialog beside its button: focus goes in, Esc and a press outside close it and give the focus back. */
export function FloatingPop({ label, trigger, children }: FloatingPopProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [pop, setPop] = useState<HTMLDivElement | null>(null);
  const { floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setIsOpen,
    elements: { reference: button, floating: pop },
    placement: 'bottom-start',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  // Inside a modal dialog the popover must stand inside it too: the rest of the page does not answer.
  const dialog = button?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  return (
    <>
      {trigger({ ...(getReferenceProps() as HTMLProps<HTMLButtonElement>), ref: setButton }, isOpen)}
      {isOpen && (
        <FloatingPortal {...(dialog ? { root: dialog } : {})}>
          <FloatingFocusManager context={context} modal={false} initialFocus={0}>
            <Pop ref={setPop} style={floatingStyles} aria-label={label} {...getFloatingProps()}>
              {children(() => setIsOpen(false))}
            </Pop>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
