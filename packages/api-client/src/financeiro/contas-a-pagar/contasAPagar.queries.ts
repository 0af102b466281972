import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { getContasAPagar } from './contasAPagar.contract.ts';

/** The payments of a period; a refusal inside an answer becomes an error. */
export const contasAPagarQuery = (http: Http, periodo: { start: string; end: string } | null) =>
  queryOptions({
    queryKey: ['financeiro', 'contasAPagar', periodo],
    queryFn:
      periodo === null
        ? skipToken
        : async ({ signal }) => {
            const body = { dtPgtoInicial: periodo.start, dtPgtoFinal: periodo.end };
            const reply = await http.call(getContasAPagar, { body }, { signal });
            if (!reply.success) throw new Error(reply.error ?? 'O servidor não disse por quê.');
            return reply.contasAPagarPgtsEfetuados;
          },
  });
