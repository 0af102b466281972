import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { readAgain } from '../http/actOf.ts';
import type { Http } from '../http/http.ts';
import type { Confirmado } from '../kinds/confirmado.ts';
import { putTarefa } from '../shell/putTarefa.ts';
import { relerEm } from '../shell/tarefa.kinds.ts';
import {
  cancelaEnvioDeDeclaracoes,
  enviaDeclaracoes,
  type EnvioDeDeclaracoes,
  getDeclaracoesDoAno,
  getEnvioDeDeclaracoes,
} from './declaracoesDoAno.contract.ts';

const semEnvio: EnvioDeDeclaracoes = {
  tarefa: null,
  enviados: 0,
  semEmail: 0,
  semCpf: 0,
  falhas: 0,
  emDuvida: 0,
  pendentes: 0,
};
const envioKey = (ano: string | null) => ['cobranca', 'envioDeDeclaracoes', ano] as const;

/** How the sending of the declarations of a year stands; read again while it goes on. */
export const envioDeDeclaracoesQuery = (http: Http, ano: string | null) =>
  queryOptions({
    queryKey: envioKey(ano),
    queryFn:
      ano === null
        ? skipToken
        : ({ signal }) => http.call(getEnvioDeDeclaracoes, { params: { ano } }, { signal }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** Begins the sending of the declarations that were confirmed, or cancels the one with this number. Refused, the list is read again. */
export const envioDeDeclaracoesMutation = (http: Http, ano: string | null) =>
  mutationOptions({
    mutationFn: async (
      ato: { envia: Confirmado } | { cancela: string },
    ): Promise<Partial<EnvioDeDeclaracoes>> => {
      if (ano === null) throw new TypeError('No year was asked for.');
      return 'envia' in ato
        ? http.call(enviaDeclaracoes, { body: { ano, confirmado: ato.envia } })
        : { tarefa: await http.call(cancelaEnvioDeDeclaracoes, { body: { id: ato.cancela } }) };
    },
    onSuccess: (news, _ato, _result, { client }) =>
      putTarefa<EnvioDeDeclaracoes>(client, envioKey(ano), (before) => ({ ...semEnvio, ...before, ...news })),
    onError: (_error, _ato, _result, { client }) => readAgain(client, [getDeclaracoesDoAno]),
    gcTime: 0,
  });
