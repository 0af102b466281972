import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useNavigate } from 'react-router-dom';
import { useHttp } from '../app/services.tsx';
import { leaveSession } from '../app/session/leaveSession.ts';
import { useSessionStore } from '../app/session/SessionProvider.tsx';

/** Sair: the server revokes the token; the browser forgets it at once, even when the server cannot be reached. */
export function useLeave(): () => void {
  const http = useHttp();
  const store = useSessionStore();
  const navigate = useNavigate();
  return () => {
    leaveSession(http, store);
    toasts.clear();
    void navigate('/', { replace: true });
  };
}
