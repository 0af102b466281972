import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { layer } from '../theme/scale.ts';
import { ToastPlace } from './ToastPlace.tsx';
import { toasts } from './toasts.ts';
import type { ToastItem } from './toastStore.ts';
import { useCountdown } from './useCountdown.ts';

const Window = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto;
  pointer-events: none;
`;

const empty: readonly ToastItem[] = [];

interface TimerProps {
  readonly item: ToastItem;
  readonly isPaused: boolean;
}

function Timer({ item: { key, durationMs }, isPaused }: TimerProps) {
  useCountdown({ durationMs, isPaused, onEnd: () => toasts.close(key) });
  return null;
}

/**
 * Stands once in the app: counts the time of the messages, of which only the one on show spends it, and shows them at the upper
 * edge of a page that has no header. A header and each dialog bring a `ToastPlace` of their own.
 */
export function ToastRegion() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.getItems, () => empty);
  const isHeld = useSyncExternalStore(toasts.subscribe, toasts.isHeld, () => false);
  return (
    <Window>
      {items.map((item, index) => (
        <Timer key={item.key} item={item} isPaused={isHeld || index < items.length - 1} />
      ))}
      <ToastPlace level="window" />
    </Window>
  );
}
