import { useEffectEvent, useLayoutEffect } from 'react';
import { mainId } from '../layout/SkipLink.tsx';
import { isPaletteKey } from './paletteKey.ts';

export { paletteShortcut } from './paletteKey.ts';

// React-aria makes the page behind a modal dialog inert; the menu drawer of a phone does so to <main> alone.
const isBehindADialog = () =>
  Boolean(document.getElementById(mainId)?.parentElement?.closest('[inert], [aria-hidden="true"]'));

/** Ctrl K or ⌘ K anywhere on the page, except behind a modal dialog, where typed input would be lost. */
export function usePaletteShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // At once: who sees the page may press.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || isBehindADialog()) return;
      // Some browsers use the same keys for their own search.
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
