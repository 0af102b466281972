import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useEndedSession, useEndReason, useSession } from '../app/session/SessionProvider.tsx';
import { ComAvisos } from './ComAvisos.tsx';
import type { LoginState } from './useLogin.ts';

const NovaSenhaScreen = lazy(() =>
  import('./NovaSenhaScreen.tsx').then((file) => ({ default: file.NovaSenhaScreen })),
);

/**
 * The routes below need a session. Without one the person signs in first and returns to the requested address. A password set by another
 * person is changed first, at the same address (OPE-15).
 */
export function RequireSession() {
  const session = useSession();
  const reason = useEndReason();
  const ended = useEndedSession();
  const { pathname, search } = useLocation();
  if (session?.mustChangePassword) return <NovaSenhaScreen name={session.name} />;
  if (session !== null) return <ComAvisos />;
  const isMeantToStay = reason === null || reason === 'expired';
  const state: LoginState = isMeantToStay ? { from: { pathname, search }, of: ended?.login } : {};
  return <Navigate to="/" replace state={state} />;
}
