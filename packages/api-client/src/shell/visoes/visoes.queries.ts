import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../http/ApiError.ts';
import type { Http } from '../../http/http.ts';
import { putAnswer } from '../putAnswer.ts';
import { apagaVisao, getVisoes, gravaVisao, type VisaoSalva } from './visoes.contract.ts';

/** A change to the views of a table. */
export type MudancaDeVisao =
  | { readonly ato: 'gravar'; readonly visao: VisaoSalva; readonly substitui: boolean }
  | { readonly ato: 'apagar'; readonly nome: string };

/** The views of the person for a table; `null` for a server without views (it has no such call). */
export const visoesQuery = (http: Http, tabela: string) =>
  queryOptions({
    queryKey: ['shell', 'visoes', tabela],
    queryFn: async ({ signal }): Promise<VisaoSalva[] | null> => {
      try {
        return await http.call(getVisoes, { params: { tabela } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notFound') return null;
        throw error;
      }
    },
  });

/** Saves or removes one view; the answer is the present list, including views from other tabs. */
export const mudaVisoesMutation = (http: Http, tabela: string) => {
  const { queryKey } = visoesQuery(http, tabela);
  return mutationOptions({
    mutationKey: ['shell', 'mudaVisoes', tabela],
    // One by one, so that the last answer is the newest list.
    scope: { id: `visoes/${tabela}` },
    mutationFn: (mudanca: MudancaDeVisao) =>
      mudanca.ato === 'gravar'
        ? http.call(gravaVisao, {
            params: { tabela },
            body: { ...mudanca.visao, substitui: mudanca.substitui },
          })
        : http.call(apagaVisao, { params: { tabela }, body: { nome: mudanca.nome } }),
    onSuccess: (visoes, _mudanca, _result, { client }) => putAnswer(client, queryKey, () => visoes),
    // After a conflict another tab saved a view, so this tab's list is old.
    onError: (_error, _mudanca, _result, { client }) => client.invalidateQueries({ queryKey }),
  });
};
