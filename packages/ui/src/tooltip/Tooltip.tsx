import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
  type Placement,
} from '@floating-ui/react';
import { cloneElement, useState, type HTMLProps, type ReactElement, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { dialogAround } from '../popover/dialogAround.ts';
import { useEscape } from '../popover/useEscape.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** What a Tooltip takes. */
export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  readonly text: ReactNode;
  /** The one element that it explains; it must take a ref and pass on event handlers. */
  readonly children: ReactElement<HTMLProps<Element> & { readonly ref?: Ref<Element> | undefined }>;
  /** Default top; turns over when there is no room. */
  readonly placement?: Placement | undefined;
  /** The element already carries the same words as its name, so they are not read a second time. */
  readonly isName?: boolean | undefined;
  /** Shows nothing, as on a menu whose words are visible. */
  readonly isDisabled?: boolean | undefined;
}

const openDelayMs = 600;
/** Long enough for the pointer to reach the words themselves (WCAG 1.4.13). */
const closeDelayMs = 120;

const Bubble = styled.div`
  z-index: ${layer.toast};
  max-width: ${size.tooltip};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  background: ${color.text};
  color: ${color.surface};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
  @media (forced-colors: active) { border: ${size.hairline} solid CanvasText; }
`;

/** Words beside a thing, 0.6 s after the pointer rests on it, at once on keyboard focus; the pointer may go over to them, Escape hides them. */
export function Tooltip({
  text,
  children,
  placement = 'top',
  isName = false,
  isDisabled = false,
}: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen && !isDisabled,
    onOpenChange: setIsOpen,
    placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { move: false, delay: { open: openDelayMs, close: closeDelayMs } }),
    useFocus(context),
    useDismiss(context, { referencePress: true, escapeKey: false }),
    useRole(context, { role: 'tooltip', enabled: !isName }),
  ]);
  useEscape({
    isOn: isOpen && !isDisabled,
    onEscape: () => {
      setIsOpen(false);
      // A name hides on the way: who stands on the cross of a dialog and presses Escape means the dialog.
      return !isName;
    },
  });
  const root = isOpen ? dialogAround(context.elements.domReference) : undefined;
  const ref = useMergeRefs([refs.setReference, children.props.ref ?? null]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {isOpen && !isDisabled && (
        <FloatingPortal {...(root && { root })}>
          <Bubble
            ref={refs.setFloating}
            style={floatingStyles}
            {...getFloatingProps()}
            aria-hidden={isName || undefined}
          >
            {text}
          </Bubble>
        </FloatingPortal>
      )}
    </>
  );
}
