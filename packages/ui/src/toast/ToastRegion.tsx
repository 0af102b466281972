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
 * Stands once in the app: notes that what is on show was seen, and shows the messages at the upper edge of a page that has no header.
 * A header and each dialog bring a `ToastPlace` of their own.
 */
export function ToastRegion() {
  // It stands for as long as the page does, and the same listener is added once.
  useEffect(() => {
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, toasts.see, true);
  }, []);
  return (
    <Window>
      <ToastPlace level="window" />
    </Window>
  );
}
