import { useEffectEvent, useLayoutEffect } from 'react';
import { mainId } from '../layout/SkipLink.tsx';
import { isPaletteKey } from './paletteKey.ts';

/**
 * Collects typed letters until the box is drawn, so that none reaches the page. The returned function ends this and
 * returns the text.
 */
export const keepTyped = (): (() => string) => {
  let text = '';
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', handleKey, true);
  return () => {
    document.removeEventListener('keydown', handleKey, true);
    return text;
  };
};

export { paletteShortcut } from './paletteKey.ts';

// React-aria makes the page behind a modal dialog inert. The menu drawer of a phone does so only to <main>.
const isBehindADialog = () =>
  Boolean(document.getElementById(mainId)?.parentElement?.closest('[inert], [aria-hidden="true"]'));

/** Ctrl K or ⌘ K anywhere on the page, except behind a modal dialog, where typed input would be lost. */
export function usePaletteShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // A layout effect, because a person who sees the page may press at once.
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
