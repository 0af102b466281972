import { useMutation } from '@tanstack/react-query';
import { basesOf } from '@vidas/api-client/config/config.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { login } from '@vidas/api-client/shell/shell.contract.ts';
import type { FormProblem } from '@vidas/ui/form/Form.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useConfig, useHttp } from '../app/services.tsx';
import { leaveSession } from '../app/session/leaveSession.ts';
import { sessionOf, withPrefix } from '../app/session/session.ts';
import { useSessionStore } from '../app/session/SessionProvider.tsx';
import { unreachableText } from './unreachable.ts';

/** State in the history entry of the redirect to the login: the requested address. */
export interface LoginState {
  readonly from?: Pick<Location, 'pathname' | 'search'> | undefined;
  /** Login of the ended session; nobody else continues there (ACE-9). */
  readonly of?: string | undefined;
}

const failureMs = 3_000;
const none: readonly FormProblem[] = [];

/** Problems of blank boxes; the message names both (ACE-2). */
const blankIn = (login: string, senha: string): readonly FormProblem[] => [
  ...(login === '' ? [{ name: 'login', message: 'Digite o login.' }] : none),
  ...(senha.trim() === '' ? [{ name: 'senha', message: 'Digite a senha.' }] : none),
];

/** Message about a failed sign-in. Only wrong credentials are called wrong (ACE-2). */
const sayLoginFailure = (error: unknown, base: string): void => {
  const title = 'Erro na autenticação!';
  const { kind, serverText } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (kind === 'network') toasts.error(title, unreachableText(base, location.href));
  else if (kind !== 'unauthorized' && serverText !== undefined) toasts.error(title, serverText);
  else
    toasts.error(
      title,
      kind === 'unauthorized'
        ? 'Ocorreu um erro ao fazer login, cheque as credenciais.'
        : 'O servidor não respondeu como devia. Verifique sua conexão e tente de novo.',
      { durationMs: failureMs },
    );
};

/**
 * Signing in. Opening the screen ends any session, here and on the server (ACE-1). Success leads to the requested address, else to the
 * modules (ACE-9).
 */
export function useLogin() {
  const http = useHttp();
  const store = useSessionStore();
  const config = useConfig();
  const navigate = useNavigate();
  const wanted = useLocation().state as LoginState | null;
  // A mutation, because its answer is not cached.
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Input<typeof login>['body']) => http.call(login, { body }),
    gcTime: 0,
  });

  useEffect(() => {
    leaveSession(http, store);
    void import('./ModulesScreen.tsx');
  }, [http, store]);

  const [problems, setProblems] = useState(none);

  const enter = async (typedLogin: string, senha: string) => {
    const name = typedLogin.trim();
    const blank = blankIn(name, senha);
    setProblems(blank);
    if (blank.length > 0) return void toasts.error('E-mail ou senha inválidos!');
    try {
      const { token } = await mutateAsync({ login: withPrefix(name), senha });
      toasts.clear();
      // Another tab may have signed in meanwhile; its session ends when this one begins.
      leaveSession(http, store);
      store.enter(sessionOf(token, Date.now()));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized')
        setProblems([{ name: 'senha', message: 'Confira o login e a senha.' }]);
      return void sayLoginFailure(error, basesOf(config, location)['/api/v1']);
    }
    const isTheirs = wanted?.of === undefined || wanted.of === store.get()?.login;
    const from = isTheirs ? wanted?.from : undefined;
    await navigate(from ? `${from.pathname}${from.search}` : '/modulos', { replace: true });
  };
  return { enter, problems, isEntering: isPending };
}
