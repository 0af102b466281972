import { isTyping, nameOfKey } from '@vidas/ui/desk/keys.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useHasTeclasSoltas } from '../../app/teclasSoltas.ts';

/** Acts by the name of their key: 'j', '?', 'Alt+ArrowDown', 'Control+Enter'. Letters are lower case. */
export type Teclas = Readonly<Record<string, () => void>>;

/** True inside a window over the page, which has its own keys. */
const isOver = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys for the whole page. Single letters are off while typing (CTM-48), and when the person turned them off (MES-4). */
export function useTeclas(teclas: Teclas): void {
  const hasSoltas = useHasTeclasSoltas();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOfKey(event);
    const act = teclas[name];
    if (!act || isOver(event.target)) return;
    if (!name.includes('+') && (isTyping(event.target) || !hasSoltas())) return;
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
