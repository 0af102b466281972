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
 * Base of the messages, once in the app. It notes that the person saw a message, and shows messages at the top of a
 * page without a header. A header and each dialog have a `ToastPlace` of their own.
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
