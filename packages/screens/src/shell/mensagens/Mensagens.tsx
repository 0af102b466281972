import { toasts } from '@vidas/ui/toast/toasts.ts';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

const UltimasMensagens = lazy(() =>
  import('./paineis.tsx').then((file) => ({ default: file.UltimasMensagens })),
);

const ResultadoDrawer = lazy(() =>
  import('./paineis.tsx').then((file) => ({ default: file.ResultadoDrawer })),
);

const isOfMensagens = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && code === 'KeyM' && !ctrlKey && !metaKey && !shiftKey;

export interface MensagensProps {
  /** True while the last messages are on show. */
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/**
 * The last messages, by Alt+M also over a dialog. The rows of the newest result stay until they are closed (REL-40).
 */
export function Mensagens({ isOpen, setIsOpen }: MensagensProps) {
  const newest = useSyncExternalStore(toasts.subscribe, toasts.getLast).findLast(
    ({ rows }) => rows !== undefined && rows.isOnPage !== true,
  );
  // Results of an earlier page stay closed.
  const [closed, setClosed] = useState(newest?.key ?? 0);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isOfMensagens(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [setIsOpen]);
  return (
    <Suspense>
      {isOpen && <UltimasMensagens onClose={() => setIsOpen(false)} />}
      {newest?.rows && newest.key > closed && (
        <ResultadoDrawer
          key={newest.key}
          resultado={{ ...newest, rows: newest.rows }}
          onClose={() => setClosed(newest.key)}
        />
      )}
    </Suspense>
  );
}
