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

export interface TooltipProps {
  /** A few words; never the only place of an information. */
  readonly text: ReactNode;
  /** The one element that it explains; it must accept a ref and event handlers. */
  readonly children: ReactElement<HTMLProps<Element> & { readonly ref?: Ref<Element> | undefined }>;
  /** Default top; flips over when there is no room. */
  readonly placement?: Placement | undefined;
  /** The element already has the same words as its accessible name, so they are not announced twice. */
  readonly isName?: boolean | undefined;
  /** Shows nothing, as on a menu whose words are visible. */
  readonly isDisabled?: boolean | undefined;
}

const openDelayMs = 600;
/** Long enough for the pointer to reach the tooltip itself (WCAG 1.4.13). */
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

/**
 * A tooltip: shown 0.6 s after the pointer rests on the element, at once on keyboard focus; the pointer may move onto it, Escape
 * hides it.
 */
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
      // A tooltip that only repeats the name does not take Escape: on the cross of a dialog, Escape means the dialog.
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
