import { useEffect } from 'react';
import styled from 'styled-components';
import { layer } from '../theme/scale.ts';
import { ToastPlace } from './ToastPlace.tsx';
import { toasts } from './toasts.ts';

const Window = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto;
  pointer-events: none;
`;

/**
 * Stands once in the app. It notes that a message was seen. A page without a header has the messages at its upper edge.
 * A header and each dialog bring a `ToastPlace` of their own.
 */
export function ToastRegion() {
  // The region lives as long as the page, and the same listener is added once.
  useEffect(() => {
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, toasts.see, true);
  }, []);
  return (
    <Window>
      <ToastPlace level="window" />
    </Window>
  );
}
