import { useQuery } from '@tanstack/react-query';
import {
  getDadosPlanos,
  getHistoricoMensalidades,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import type { PedidoDeMensalidades } from './useMensalidadesUrl.ts';

/** Text of a list without fees. */
export const semMensalidadeText = 'Nenhum beneficiário tem mensalidade nesta data.';

const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: [semMensalidadeText],
  failure: (error) => ['Verifique sua sessão ou conexão.', error.message],
};

const paramsOf = (pedido: PedidoDeMensalidades | null) =>
  pedido && { params: { type: pedido.tipo, date: pedido.data } };

/** The three lists of a search, from one answer, with one message. */
export function useMensalidades(pedido: PedidoDeMensalidades | null) {
  const http = useHttp();
  const query = queryOf(http, getDadosPlanos, paramsOf(pedido));
  const comMensalidade = useReport({ ...query, select: ({ planos }) => planos }, texts, pedido !== null);
  // The report above reads it.
  const all = useQuery({ ...query, enabled: false });
  const found = pedido === null ? undefined : all.data;
  const ask = useAsk();
  return {
    found,
    comMensalidade,
    semMensalidade: reportOf(all, found?.planosValorZerado),
    aguardando: reportOf(all, found?.planosAguardandoAtivacao),
    historico: queryOf(http, getHistoricoMensalidades, paramsOf(pedido)),
    ask: (next: PedidoDeMensalidades, show: () => void) => {
      const de = paramsOf(next);
      ask([queryOf(http, getDadosPlanos, de), queryOf(http, getHistoricoMensalidades, de)], show);
    },
  };
}
