import { useEffectEvent, useLayoutEffect } from 'react';

/** What keys do, by their name: 'j', '?', 'Alt+ArrowDown', 'Control+Enter'. Letters in small. */
export type Teclas = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;

const nameOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  [ctrlKey || metaKey ? 'Control' : '', altKey ? 'Alt' : '', key.length === 1 ? key.toLowerCase() : key]
    .filter(Boolean)
    .join('+');

/** Keys for the whole window while `isActive`; without Alt or Control not while one types (CTM-48). */
export function useTeclas(teclas: Teclas, isActive: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = teclas[name];
    if (!act || (!name.includes('+') && isTyping(event.target))) return;
    // The table has keys of its own, such as its '?'.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  // At once: who sees the page may press.
  useLayoutEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isActive]);
}
