import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Confirmado } from '../kinds/confirmado.ts';
import { readAgain } from '../http/actOf.ts';
import type { Http } from '../http/http.ts';
import { putTarefa } from '../shell/putTarefa.ts';
import { relerEm } from '../shell/tarefa.kinds.ts';
import {
  cancelaEnvioDeBoletos,
  enviaBoletos,
  type EnvioDeBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
} from './boletosGerados.contract.ts';

const semEnvio: EnvioDeBoletos = { tarefa: null, enviados: 0, semEmail: 0, falhas: 0, pendentes: 0 };
const envioKey = (dia: string | null) => ['financeiro', 'envioDeBoletos', dia] as const;

/** How the sending of the bills of a day stands; read again while it goes on. */
export const envioDeBoletosQuery = (http: Http, dia: string | null) =>
  queryOptions({
    queryKey: envioKey(dia),
    queryFn:
      dia === null
        ? skipToken
        : ({ signal }) => http.call(getEnvioDeBoletos, { params: { date: dia } }, { signal }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** Begins the sending of the bills of a day that were confirmed, or cancels the one with this number. Refused, the bills are read again. */
export const envioDeBoletosMutation = (http: Http, dia: string | null) =>
  mutationOptions({
    mutationFn: async (
      ato: { envia: Confirmado } | { cancela: string },
    ): Promise<Partial<EnvioDeBoletos>> => {
      if (dia === null) throw new TypeError('No day was asked for.');
      return 'envia' in ato
        ? http.call(enviaBoletos, { body: { date: dia, confirmado: ato.envia } })
        : { tarefa: await http.call(cancelaEnvioDeBoletos, { body: { id: ato.cancela } }) };
    },
    onSuccess: (news, _ato, _result, { client }) =>
      putTarefa<EnvioDeBoletos>(client, envioKey(dia), (before) => ({ ...semEnvio, ...before, ...news })),
    onError: (_error, _ato, _result, { client }) => readAgain(client, [getBoletosGerados]),
    gcTime: 0,
  });
