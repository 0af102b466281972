import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import { inicioQuery } from '../shell/inicioQuery.ts';
import { liberaContato, registraContato, reservaContato } from './contato.contract.ts';
import { getInicio } from './inicio.contract.ts';

const modulo = ['prevencao'] as const;

/** What the home of the module shows. */
export const inicioPrevencaoQuery = inicioQuery('prevencao', getInicio);

/** Who is to be called, and for which programme. */
export type PessoaDoPrograma = Input<typeof reservaContato>['body'];

/** Keeps a person for who opens the dialog, with her phones and contacts. */
export const reservaContatoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: PessoaDoPrograma) => http.call(reservaContato, { body }),
    gcTime: 0,
  });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: modulo });

/** Writes a contact; resolves when the lists are read again, also after a refusal because somebody else was faster. */
export const registraContatoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof registraContato>['body']) => http.call(registraContato, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Lets others call the person. */
export const liberaContatoMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (matricula: string) => http.call(liberaContato, { body: { matricula } }),
    gcTime: 0,
  });
