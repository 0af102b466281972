import { hasText } from '@vidas/ui/leaving/leaving.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { parseSession } from './session.ts';
import { useSession, useSessionStore } from './SessionProvider.tsx';
import { leftText, sessionKey, type SessionStore } from './sessionStore.ts';
import { asksSignIn, holdSignIn } from './signInAgain.ts';

const SignInAgainDialog = lazy(() =>
  import('./SignInAgainDialog.tsx').then((file) => ({ default: file.SignInAgainDialog })),
);

/**
 * Handles a session that another tab changed during typing. An expired session asks for a sign-in here; another person's session cannot
 * continue here.
 */
const handleOtherTab = (store: SessionStore, event: StorageEvent): void => {
  const person = store.get()?.login;
  if (event.key !== sessionKey || event.newValue === leftText || person === undefined || !hasText()) return;
  const next = parseSession(event.newValue);
  if (next?.login === person) return;
  if (next !== null) store.takeOver(null);
  if (next !== null || asksSignIn(null)) event.stopImmediatePropagation();
};

/** Lets the person of an ended session sign in over the typed text, here or in another tab (REL-48). */
export function SignInAgain() {
  const store = useSessionStore();
  const session = useSession();
  const [asked, setAsked] = useState<{ readonly said: string | null; readonly jwt: string } | null>(null);
  useEffect(() => {
    const release = holdSignIn((said) => {
      const jwt = store.get()?.jwt ?? '';
      setAsked((before) => (before?.jwt === jwt ? before : { said, jwt }));
    });
    const handleStorage = (event: StorageEvent) => handleOtherTab(store, event);
    // Captured, so that it runs before the session's own listener.
    addEventListener('storage', handleStorage, true);
    return () => {
      release();
      removeEventListener('storage', handleStorage, true);
    };
  }, [store]);
  if (asked === null || session?.jwt !== asked.jwt) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog session={session} said={asked.said} onDone={() => setAsked(null)} />
    </Suspense>
  );
}
