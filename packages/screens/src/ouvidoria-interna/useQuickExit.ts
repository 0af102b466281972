import { giveUp } from '@vidas/ui/leaving/leaving.ts';
import { useEffect, useRef } from 'react';
import { usePortalServices } from './PortalServices.tsx';

const twiceWithinMs = 1_000;

/**
 * Leaves at once (OUV-12), by the button or by Esc twice. The page is emptied first, and again if the browser brings it back.
 */
export const useQuickExit = (): (() => void) => {
  const { config, leave } = usePortalServices();
  const lastEscape = useRef(-Infinity);
  const exit = () => {
    giveUp();
    document.getElementById('root')?.replaceChildren();
    leave(config.quickExitUrl);
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A held key counts as one press.
      if (event.repeat) return void event.stopImmediatePropagation();
      if (event.timeStamp - lastEscape.current < twiceWithinMs) exit();
      lastEscape.current = event.timeStamp;
    };
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    // Captured, before a question on the page takes the key.
    window.addEventListener('keydown', handleKey, { capture: true });
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('keydown', handleKey, { capture: true });
      window.removeEventListener('pageshow', handleShow);
    };
  });
  return exit;
};
