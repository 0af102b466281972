import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  enviaBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
  getFoneErrado,
  paraEnvioDeBoletos,
} from './boletosGerados.contract.ts';

const boletosKey = (dia: string | null) => ['financeiro', 'boletosGerados', dia] as const;
const envioKey = (dia: string | null) => ['financeiro', 'envioDeBoletos', dia] as const;

/** While it is sending, how far it is is read this often. */
const EVERY_MS = 2_000;

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
    refetchInterval: ({ state }) => (state.data?.situacao === 'ENVIANDO' ? EVERY_MS : false),
    staleTime: 0,
  });

/** Begins, takes up or stops the sending of a day. */
export const envioDeBoletosMutation = (http: Http) =>
  mutationOptions({
    mutationFn: ({ dia, ato }: { dia: string; ato: 'envia' | 'para' }) =>
      http.call(ato === 'envia' ? enviaBoletos : paraEnvioDeBoletos, { body: { date: dia } }),
    onSuccess: (envio, { dia }, _result, { client }) => client.setQueryData(envioKey(dia), envio),
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
