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

const Bubble = styled.div`
  z-index: ${layer.toast};
  max-width: ${size.tooltip};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  background: ${color.text};
  color: ${color.surface};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
  pointer-events: none;
  @media (forced-colors: active) { border: ${size.hairline} solid CanvasText; }
`;

/** Words beside a thing, 0.6 s after the pointer rests on it, at once on keyboard focus; Escape hides them. */
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
    useHover(context, { move: false, delay: { open: openDelayMs, close: 0 } }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip', enabled: !isName }),
  ]);
  const ref = useMergeRefs([refs.setReference, children.props.ref ?? null]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {isOpen && !isDisabled && (
        <FloatingPortal>
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
