import { useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import styled from 'styled-components';
import { layer, size, space } from '../theme/scale.ts';
import { ToastCard } from './ToastCard.tsx';
import { toasts } from './toasts.ts';
import type { ToastItem, ToastStore } from './toastStore.ts';

export interface ToastRegionProps {
  /** Default: the app's own `toasts`. */
  readonly store?: ToastStore | undefined;
}

const Region = styled.section`
  position: fixed;
  z-index: ${layer.toast};
  /* over the pager and the totals of a table, and over the acts of a dialog: a message covers no control */
  bottom: calc(${size.pager} + ${size.row} + ${space.m});
  left: 0;
  right: 0;
  width: min(${size.toast}, calc(100vw - ${space.xxl}));
  margin: 0 auto;
  display: grid;
  pointer-events: none;
`;

// Both lists are always in the page: a live region that appears together with its text is often not announced.
const List = styled.ol`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;
  &:not(:empty) + &:not(:empty) { margin-top: ${space.s}; }
`;

const empty: readonly ToastItem[] = [];

/** Shows the messages; stands once in the app, above dialogs, and pauses while pointer or focus is on it. */
export function ToastRegion({ store = toasts }: ToastRegionProps) {
  const items = useSyncExternalStore(store.subscribe, store.getItems, () => empty);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const handleFocus = (event: FocusEvent) => {
    setIsFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  };
  const handleClose = (key: number) => {
    store.close(key);
    // A removed element fires neither blur nor leave, so without this the others would stay paused.
    setIsFocused(false);
    if (items.length === 1) setIsHovered(false);
    cameFrom.current?.focus();
  };

  const cards = (shown: readonly ToastItem[]) =>
    shown.map((item) => (
      <ToastCard
        key={item.key}
        item={item}
        isPaused={isHovered || isFocused}
        onExpire={store.close}
        onClose={handleClose}
      />
    ));
  return (
    <Region
      aria-label="Avisos"
      // React Aria hides everything outside a dialog; this attribute keeps the messages readable above it.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <List aria-live="polite" aria-relevant="additions text">
        {cards(items.filter(({ tone }) => tone !== 'error'))}
      </List>
      <List aria-live="assertive" aria-relevant="additions text">
        {cards(items.filter(({ tone }) => tone === 'error'))}
      </List>
    </Region>
  );
}
