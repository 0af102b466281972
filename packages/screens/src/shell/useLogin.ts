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

/** State that the redirect to the login leaves in the history entry: the address the person wanted. */
export interface LoginState {
  readonly from?: Pick<Location, 'pathname' | 'search'> | undefined;
  /** Whose session ended there: nobody else goes on there (ACE-9). */
  readonly of?: string | undefined;
}

const failureMs = 3_000;
const none: readonly FormProblem[] = [];

/** Which box is blank; the message names both (ACE-2). */
const blankIn = (login: string, senha: string): readonly FormProblem[] => [
  ...(login === '' ? [{ name: 'login', message: 'Digite o login.' }] : none),
  ...(senha.trim() === '' ? [{ name: 'senha', message: 'Digite a senha.' }] : none),
];

/** Credentials are doubted only when they were wrong; any other failure says what it was (ACE-2). */
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

/** Signing in: opening the screen ends any session, here and on the server (ACE-1); success leads to the wanted address, else to the modules (ACE-9). */
export function useLogin() {
  const http = useHttp();
  const store = useSessionStore();
  const config = useConfig();
  const navigate = useNavigate();
  const wanted = useLocation().state as LoginState | null;
  // Nothing of it is kept.
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
      // Another tab may have let somebody in meanwhile, whose session ends with this one's beginning.
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
