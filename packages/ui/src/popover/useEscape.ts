import { useEffect, useEffectEvent } from 'react';

interface Listener {
  readonly answer: (event: KeyboardEvent) => boolean;
}

// Listeners, the newest last, because Escape closes the newest.
const open: Listener[] = [];

const handleKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing) return;
  if (!open.findLast((each) => each.answer(event))) return;
  event.preventDefault();
  // Without this a surrounding dialog would close too.
  event.stopPropagation();
};

export interface EscapeAct {
  readonly isOn: boolean;
  /** Returns true when it used the key, which older listeners and the surrounding dialog then do not get. */
  readonly onEscape: (event: KeyboardEvent) => boolean;
}

/** Escape for floating content. The newest handles it, and its surrounding dialog stays open. */
export function useEscape({ isOn, onEscape }: EscapeAct): void {
  const answer = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const listener: Listener = { answer: (event) => answer(event) };
    if (open.length === 0) document.addEventListener('keydown', handleKey, true);
    open.push(listener);
    return () => {
      open.splice(open.indexOf(listener), 1);
      if (open.length === 0) document.removeEventListener('keydown', handleKey, true);
    };
  }, [isOn]);
}
