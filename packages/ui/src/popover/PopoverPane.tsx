import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  shift,
  size as fit,
  useDismiss,
  useFloating,
  useInteractions,
  type Placement,
} from '@floating-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tabbable } from 'tabbable';
import { layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { dialogAround } from './dialogAround.ts';
import { useEscape } from './useEscape.ts';

export interface PopoverPaneProps {
  /** The name of the pane for screen readers. */
  readonly label: string;
  /** Button beside the pane. It handles its own second press. */
  readonly anchor: Element | null;
  /** Called for Escape, a press outside, or Tab out of it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** For the `aria-controls` of the button. */
  readonly id?: string | undefined;
  /** Default bottom-start; flips over when there is no room. */
  readonly placement?: Placement | undefined;
}

const Pane = styled.div`
  z-index: ${layer.popover};
  width: max-content;
  min-width: ${size.menuList};
  max-width: min(${size.filterPopoverMost}, calc(100vw - ${space.l}));
  overflow: auto;
  padding: ${space.l};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${color.shadow};
  overflow-wrap: anywhere;
  &:focus-visible { outline-offset: -${size.focusRing}; }
`;

/**
 * The open pane of a popover. The focus goes to its first control, else to the pane, and in the end back to the
 * button.
 */
export function PopoverPane({
  label,
  anchor,
  onClose,
  children,
  id,
  placement = 'bottom-start',
}: PopoverPaneProps) {
  const [pane, setPane] = useState<HTMLDivElement | null>(null);
  // Runs at once, because the library waits for a frame, and keys or presses until then are lost. Memoised by hand: a
  // changed ref is called again, and would take the focus back.
  const mount = useCallback((element: HTMLDivElement | null) => {
    if (element) tabbable(element)[0]?.focus({ preventScroll: true });
    setPane(element);
  }, []);
  const { floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (isOpen) => !isOpen && onClose(),
    elements: { reference: anchor, floating: pane },
    placement,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      // Content higher than the window scrolls inside the pane.
      fit({
        padding: 8,
        apply: ({ availableHeight, elements }) =>
          elements.floating.style.setProperty('max-height', `max(8em, ${availableHeight}px)`),
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context, { escapeKey: false })]);
  useEscape({
    isOn: true,
    onEscape: ({ target }) => {
      const isOurs = target instanceof Element && (pane?.contains(target) || anchor?.contains(target));
      // An open list of a field inside closes first.
      if (!isOurs || (target !== anchor && target.getAttribute('aria-expanded') === 'true')) return false;
      onClose();
      return true;
    },
  });
  const root = dialogAround(anchor);
  return (
    <FloatingPortal {...(root && { root })}>
      <FloatingFocusManager context={context} modal={false} initialFocus={0}>
        <Pane
          ref={mount}
          id={id}
          role="dialog"
          aria-label={label}
          style={floatingStyles}
          {...getFloatingProps()}
        >
          {children}
        </Pane>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
