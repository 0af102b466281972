import { useMutation, useQuery } from '@tanstack/react-query';
import { getEmpresasLancamentos } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import {
  andamentoQuery,
  calculoMutation,
  paramsOf,
  type PedidoDeAnalise,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.queries.ts';
import {
  empresasComDespesa,
  resumoComDespesa,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useMemo } from 'react';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { loadFailure, type ReportTexts, sayFailure, useAsk, useReport } from '../../report/useReport.ts';

/** Text of a list without companies. */
export const semEmpresa = 'Nenhuma empresa tem mensalidade no período desta competência.';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [semEmpresa] };

/** The companies of an analysis, with their expenses after the calculation, and the calculation's state (ANA-9). */
export function useAnalise(pedido: PedidoDeAnalise | null) {
  const http = useHttp();
  const lancamentosDe = (de: PedidoDeAnalise | null) =>
    queryOf(http, getEmpresasLancamentos, de && paramsOf(de));
  const query = lancamentosDe(pedido);
  const buscadas = useReport(
    { ...query, select: ({ datasEmpresas }) => datasEmpresas },
    texts,
    pedido !== null,
  );
  // The report above reads it.
  const all = useQuery({ ...query, enabled: false });
  const { data: andamento } = useQuery(andamentoQuery(http, pedido));
  const { mutate, isPending } = useMutation(calculoMutation(http, pedido));
  const ask = useAsk();
  const tarefa = andamento?.tarefa ?? undefined;
  const calculo = buscadas.rows === undefined ? undefined : (andamento?.calculo ?? undefined);
  const isRunning = tarefa !== undefined && estaEmCurso(tarefa);
  useFimDaTarefa(tarefa, ({ situacao, motivo }) => {
    if (situacao === 'CONCLUÍDA') toasts.success('Dados obtidos com sucesso!');
    if (situacao === 'FALHOU') toasts.error('Não foi possível carregar os dados!', motivo ?? undefined);
  });
  const act = (ato: Parameters<typeof mutate>[0]) =>
    mutate(ato, { onError: (error) => sayFailure(error, loadFailure(error)) });
  const fullData = pedido === null ? undefined : all.data?.fullData;
  // Fees, co-payments and lives are always those of the search; only the expense is stored (ANA-12).
  const resumo = calculo && fullData ? resumoComDespesa(fullData, calculo.sumData) : fullData;
  const rows = useMemo(
    () =>
      buscadas.rows && (calculo ? empresasComDespesa(buscadas.rows, calculo.datasEmpresas) : buscadas.rows),
    [buscadas.rows, calculo],
  );
  return {
    empresas: { ...buscadas, rows },
    meses: reportOf(all, resumo?.competencias),
    resumo,
    tarefa: buscadas.rows === undefined ? undefined : tarefa,
    calculo,
    isRunning,
    isPending,
    calcula: () => act('calcula'),
    cancela: () => {
      if (tarefa) act({ cancela: tarefa.id });
    },
    ask: (next: PedidoDeAnalise, show: () => void) =>
      ask([lancamentosDe(next), andamentoQuery(http, next)], show),
  };
}
