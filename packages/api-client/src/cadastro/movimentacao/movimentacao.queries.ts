import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../http/ApiError.ts';
import type { Http } from '../../http/http.ts';
import { keyOf } from '../../http/queryOf.ts';
import { getListaCongeneresMov } from './movimentacao.contract.ts';

/** An answer 200 may still be a refusal; its message then becomes an error. */
export const granted = <Reply extends { readonly success: boolean; readonly message: string }>(
  reply: Reply,
): Reply => {
  if (!reply.success) throw new ApiError('server', { status: 200, body: { message: reply.message } });
  return reply;
};

/** Partner insurers that receive movements. */
export const congeneresMovQuery = (http: Http) =>
  queryOptions({
    queryKey: keyOf(getListaCongeneresMov, {}),
    queryFn: async ({ signal }) =>
      granted(await http.call(getListaCongeneresMov, {}, { signal })).listaCongeneres,
  });
