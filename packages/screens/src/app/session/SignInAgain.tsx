import { hasText } from '@vidas/ui/leaving/leaving.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { parseSession } from './session.ts';
import { useSession, useSessionStore } from './SessionProvider.tsx';
import { leftText, sessionKey, type SessionStore } from './sessionStore.ts';
import { asksSignIn, holdSignIn } from './signInAgain.ts';

const SignInAgainDialog = lazy(() =>
  import('./SignInAgainDialog.tsx').then((file) => ({ default: file.SignInAgainDialog })),
);

/** Handles a session that another tab changed while text is typed here. One that ran out is asked for here; nobody else goes on here. */
const handleOtherTab = (store: SessionStore, event: StorageEvent): void => {
  const person = store.get()?.login;
  if (event.key !== sessionKey || event.newValue === leftText || person === undefined || !hasText()) return;
  const next = parseSession(event.newValue);
  if (next?.login === person) return;
  if (next !== null) store.takeOver(null);
  if (next !== null || asksSignIn(null)) event.stopImmediatePropagation();
};

/** Lets the person whose session ended sign in over what she typed, here or in another tab (REL-48). */
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
    // Before the session itself hears of it.
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
