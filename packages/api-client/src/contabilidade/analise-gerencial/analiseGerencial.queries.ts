import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { putTarefa } from '../../shell/putTarefa.ts';
import { type EstadoDaTarefa, relerEm } from '../../shell/tarefa.kinds.ts';
import {
  type AndamentoDaAnalise,
  calculaAnaliseGerencial,
  cancelaAnaliseGerencial,
  getAnaliseGerencial,
  type TipoDeAnalise,
} from './analiseGerencial.contract.ts';

/** Key of an analysis; `competencia` is YYYY-MM. */
export interface PedidoDeAnalise {
  readonly tipo: TipoDeAnalise;
  readonly competencia: string;
}

/** The parameters of the calls of an analysis. */
export const paramsOf = ({ competencia, tipo }: PedidoDeAnalise) => ({ params: { a: competencia, b: tipo } });
const andamentoKey = (pedido: PedidoDeAnalise | null) =>
  ['contabilidade', 'andamentoDaAnalise', pedido] as const;

/** The last calculation of the expenses, polled while one runs; null disables the query. */
export const andamentoQuery = (http: Http, pedido: PedidoDeAnalise | null) =>
  queryOptions({
    queryKey: andamentoKey(pedido),
    queryFn:
      pedido === null
        ? skipToken
        : ({ signal }) => http.call(getAnaliseGerencial, paramsOf(pedido), { signal }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** Starts the calculation of an analysis, or cancels the job with this number. */
export const calculoMutation = (http: Http, pedido: PedidoDeAnalise | null) =>
  mutationOptions({
    mutationFn: async (ato: 'calcula' | { cancela: string }): Promise<EstadoDaTarefa> => {
      if (pedido === null) throw new TypeError('Nothing was asked for.');
      return ato === 'calcula'
        ? http.call(calculaAnaliseGerencial, { body: { ...pedido } })
        : http.call(cancelaAnaliseGerencial, { body: { id: ato.cancela } });
    },
    onSuccess: (tarefa, _ato, _result, { client }) =>
      putTarefa<AndamentoDaAnalise>(client, andamentoKey(pedido), (before) => ({
        calculo: before?.calculo ?? null,
        tarefa,
      })),
    gcTime: 0,
  });
