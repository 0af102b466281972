import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { feriadosDoAno } from './calendario.rules.ts';
import { getFeriados, insertFeriado } from './feriado.contract.ts';

const feriadosKey = ['financeiro', 'feriados'] as const;

/** Every registered holiday. */
export const feriadosQuery = (http: Http) =>
  queryOptions({
    queryKey: feriadosKey,
    queryFn: ({ signal }) => http.call(getFeriados, {}, { signal }),
  });

/** Registers the holidays of a year, with those that are calculated; the list is read again. */
export const gravaFeriadosMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (ano: number) =>
      http.call(insertFeriado, {
        params: { x: ano },
        body: feriadosDoAno(ano).map(({ data, nome, tipo }) => ({
          feriadoData: data,
          feriadoNome: nome,
          tipoDescricao: tipo,
        })),
      }),
    onSettled: (_reply, _error, _ano, _result, { client }) =>
      client.invalidateQueries({ queryKey: feriadosKey }),
    gcTime: 0,
  });
