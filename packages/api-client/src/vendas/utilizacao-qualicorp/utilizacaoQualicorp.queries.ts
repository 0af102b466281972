import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError } from '../../http/ApiError.ts';
import type { Http } from '../../http/http.ts';
import { type DiaDeFaturamento, getUtilizacaoQualicorp } from './utilizacaoQualicorp.contract.ts';

/** A competence ('YYYY-MM') and a billing day. */
export interface PedidoQualicorp {
  readonly competencia: string;
  readonly diaFat: DiaDeFaturamento;
}

/** Both tables of a competence and billing day; throws the server's refusal (VEN-7). Null disables the query. */
export const utilizacaoQualicorpQuery = (http: Http, pedido: PedidoQualicorp | null) =>
  queryOptions({
    queryKey: ['vendas', 'utilizacao-qualicorp', pedido],
    queryFn:
      pedido === null
        ? skipToken
        : async ({ signal }) => {
            const answer = await http.call(getUtilizacaoQualicorp, { body: pedido }, { signal });
            if (!answer.success) throw new ApiError('invalid', { status: 200, body: answer });
            return answer;
          },
  });
