import { useEffect, useEffectEvent } from 'react';

interface Listener {
  readonly answer: (event: KeyboardEvent) => boolean;
}

// The last thing opened is the first that Escape closes.
const open: Listener[] = [];

const handleKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing) return;
  if (!open.findLast((each) => each.answer(event))) return;
  event.preventDefault();
  // A dialog around it would close as well.
  event.stopPropagation();
};

/** What useEscape takes. */
export interface EscapeAct {
  readonly isOn: boolean;
  /** Whether the key was meant for it: true leaves it unheard by what was opened before and by the dialog around. */
  readonly onEscape: (event: KeyboardEvent) => boolean;
}

/** Escape for what floats above all else: the newest answers, and the dialog that it stands in stays open. */
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
