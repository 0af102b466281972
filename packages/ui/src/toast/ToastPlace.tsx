import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import styled from 'styled-components';
import { layer, size, space } from '../theme/scale.ts';
import { ToastCard } from './ToastCard.tsx';
import { toasts } from './toasts.ts';
import { useIsToastPlace, type ToastLevel } from './toastPlaces.ts';

export interface ToastPlaceProps {
  readonly level: ToastLevel;
}

// As high as the header leaves; wider than its narrow middle, and then over the search box beside it. What is modal leaves the strip
// of the header free, so that there a message lies over none of it.
const Place = styled.div<{ readonly $level: ToastLevel }>`
  position: ${({ $level }) => ($level === 'dialog' ? 'fixed' : 'absolute')};
  z-index: ${layer.popover};
  top: ${space.xs};
  left: 50%;
  width: ${({ $level }) => ($level === 'dialog' ? `calc(100vw - 2 * ${space.s})` : `max(100%, min(${size.toastLeast}, 100vw - ${size.header}))`)};
  max-width: ${size.toast};
  transform: translateX(-50%);
  pointer-events: none;
  @media print { display: none; }
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

/**
 * Shows the newest message and how many wait, while no place of a later level is there. Its two live lists are always in the
 * page: one that appears together with its text is often not announced.
 */
export function ToastPlace({ level }: ToastPlaceProps) {
  const isHere = useIsToastPlace(level);
  const items = useSyncExternalStore(toasts.subscribe, toasts.getItems);
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => () => toasts.hold(false), [isHere]);

  const handleFocus = (event: FocusEvent) => {
    toasts.hold(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.hold(false);
  };
  const handleClose = (key: number) => {
    toasts.close(key);
    // A removed element fires neither blur nor leave, so without this the next would stay held.
    toasts.hold(false);
    cameFrom.current?.focus();
  };

  const newest = isHere ? items.at(-1) : undefined;
  const card = newest && (
    <ToastCard key={newest.key} item={newest} waiting={items.length - 1} onClose={handleClose} />
  );
  const isUrgent = newest?.tone === 'error';
  return (
    <Place
      $level={level}
      {...(isHere && { role: 'region', 'aria-label': 'Avisos' })}
      onPointerEnter={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <List aria-live="polite" aria-relevant="additions text">
        {!isUrgent && card}
      </List>
      <List aria-live="assertive" aria-relevant="additions text">
        {isUrgent && card}
      </List>
    </Place>
  );
}
