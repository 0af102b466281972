import { mutationOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { gravaRegistroProtocoloToken } from './token.contract.ts';
import { tokenConfirmacao, type TokenConfirmacao } from './tokenConfirmacao.report.ts';

/** Makes the protocol of a token. Resolves when the list is read again, also after a refusal because somebody else was faster. */
export const gravaRegistroMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['atendimento', 'gravaRegistro'],
    mutationFn: ({ codsau, crm, token }: TokenConfirmacao) =>
      http.call(gravaRegistroProtocoloToken, { body: { usuario: codsau, medico: crm ?? '', token } }),
    onSettled: (_reply, _error, _token, _result, { client }) =>
      client.invalidateQueries({ queryKey: [tokenConfirmacao.module, tokenConfirmacao.name] }),
    gcTime: 0,
  });
