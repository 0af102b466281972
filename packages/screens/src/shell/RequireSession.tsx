import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useEndReason, useSession } from '../app/session/SessionProvider.tsx';
import type { LoginState } from './useLogin.ts';

/** The routes below need a session; without one the person enters first and comes back to where they wanted to go. */
export function RequireSession() {
  const session = useSession();
  const reason = useEndReason();
  const { pathname, search } = useLocation();
  if (session !== null) return <Outlet />;
  const isMeantToStay = reason === null || reason === 'expired';
  const state: LoginState = { from: isMeantToStay ? { pathname, search } : undefined };
  return <Navigate to="/" replace state={state} />;
}
