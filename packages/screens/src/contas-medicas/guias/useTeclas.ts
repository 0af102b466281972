import { useEffectEvent, useLayoutEffect } from 'react';

/** Acts by the name of their key: 'j', '?', 'Alt+ArrowDown', 'Control+Enter'. Letters are lower case. */
export type Teclas = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;

const nameOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  [ctrlKey || metaKey ? 'Control' : '', altKey ? 'Alt' : '', key.length === 1 ? key.toLowerCase() : key]
    .filter(Boolean)
    .join('+');

/** A window over the page, with its questions, has keys of its own. */
const isOver = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys for the whole page; keys without Alt or Control are off during typing (CTM-48). */
export function useTeclas(teclas: Teclas): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = teclas[name];
    if (!act || isOver(event.target) || (!name.includes('+') && isTyping(event.target))) return;
    // The table has its own keys, such as '?'.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  // At once, because a person who sees the page may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
