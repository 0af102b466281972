import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getHistoricoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import {
  type PedidoQualicorp,
  utilizacaoQualicorpQuery,
} from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.queries.ts';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';

const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: ['Sem utilização neste período'],
};

/** Both tables of a search, from one answer, with one message. */
export function useUtilizacaoQualicorp(pedido: PedidoQualicorp | null) {
  const http = useHttp();
  const historicoDe = (de: PedidoQualicorp | null) =>
    queryOf(http, getHistoricoQualicorp, de && { body: de });
  const query = utilizacaoQualicorpQuery(http, pedido);
  const sintetico = useReport(
    { ...query, select: ({ dadosSintetico }) => dadosSintetico },
    texts,
    pedido !== null,
  );
  // The report above reads it.
  const both = useQuery({ ...query, enabled: false });
  const utilizacao = reportOf(both, pedido === null ? undefined : both.data?.dadosUtilizacao);
  const ask = useAsk();
  return {
    sintetico,
    utilizacao,
    historico: historicoDe(pedido),
    ask: (next: PedidoQualicorp, show: () => void) =>
      ask([utilizacaoQualicorpQuery(http, next), historicoDe(next)], show),
  };
}
