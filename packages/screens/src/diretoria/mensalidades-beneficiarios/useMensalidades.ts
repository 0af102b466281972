import { useQuery } from '@tanstack/react-query';
import {
  historicoMensalidadesQuery,
  mensalidadesQuery,
  type PedidoDeMensalidades,
} from '@vidas/api-client/diretoria/mensalidades-queries';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';

/** What the list of the fees says without rows. */
export const semMensalidadeText = 'Nenhum beneficiário tem mensalidade nesta data.';

const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: [semMensalidadeText],
  failure: (error) => ['Verifique sua sessão ou conexão.', error.message],
};

/** The three lists of what was asked for, which come in one answer; the messages are said once. */
export function useMensalidades(pedido: PedidoDeMensalidades | null) {
  const http = useHttp();
  const query = mensalidadesQuery(http, pedido);
  const comMensalidade = useReport({ ...query, select: ({ planos }) => planos }, texts, pedido !== null);
  // Read by the report above.
  const all = useQuery({ ...query, enabled: false });
  const found = pedido === null ? undefined : all.data;
  const ask = useAsk();
  return {
    found,
    comMensalidade,
    semMensalidade: reportOf(all, found?.planosValorZerado),
    aguardando: reportOf(all, found?.planosAguardandoAtivacao),
    historico: historicoMensalidadesQuery(http, pedido),
    ask: (next: PedidoDeMensalidades, show: () => void) =>
      ask([mensalidadesQuery(http, next), historicoMensalidadesQuery(http, next)], show),
  };
}
