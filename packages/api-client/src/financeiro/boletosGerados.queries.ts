import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Confirmado } from '../kinds/confirmado.ts';
import type { Http } from '../http/http.ts';
import { putTarefa } from '../shell/putTarefa.ts';
import { relerEm } from '../shell/tarefa.kinds.ts';
import {
  cancelaEnvioDeBoletos,
  enviaBoletos,
  type EnvioDeBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
  getFoneErrado,
} from './boletosGerados.contract.ts';

const boletosKey = (dia: string | null) => ['financeiro', 'boletosGerados', dia] as const;
const semEnvio: EnvioDeBoletos = { tarefa: null, enviados: 0, semEmail: 0, falhas: 0, pendentes: 0 };
const envioKey = (dia: string | null) => ['financeiro', 'envioDeBoletos', dia] as const;

/** The open bills due on an ISO day; null disables the query. */
export const boletosGeradosQuery = (http: Http, dia: string | null) =>
  queryOptions({
    queryKey: boletosKey(dia),
    queryFn:
      dia === null
        ? skipToken
        : ({ signal }) => http.call(getBoletosGerados, { params: { date: dia } }, { signal }),
  });

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
    onError: (_error, _ato, _result, { client }) => client.invalidateQueries({ queryKey: boletosKey(dia) }),
    gcTime: 0,
  });

/** The lines of the messaging file of a day, never cached: those that a message reaches (FIN-11). */
export const linhasDeBoletos = async (http: Http, dia: string) => {
  const rows = await http.call(getBoletosGerados, { params: { date: dia } });
  return rows.filter(({ TELEFONE }) => TELEFONE !== '');
};

/** The lines of payers whom no message reaches, never cached. */
export const linhasDeFoneErrado = (http: Http, dia: string) =>
  http.call(getFoneErrado, { params: { date: dia } });
