import { writeMonth } from '@vidas/api-client/words/day.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  comparaResumo,
  getHistoricoVendasVendedores,
  getVendasVendedores,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { byChange } from '../../report/comparar/CompararButton.tsx';
import { useComparar } from '../../report/comparar/useComparar.ts';
import { useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { vendedoresColumns, vendedoresComparados } from './lancamentosColumns.tsx';

/** Sales of each seller in a month, with a comparison if chosen; read only while its tab is on show. */
export const useVendedores = (competencia: string) => {
  const http = useHttp();
  const isOnShow = (useSearchParams()[0].get('aba') ?? 'vendedores') === 'vendedores';
  const noMes = { params: { competencia } };
  const report = useReport(
    queryOf(http, getVendasVendedores, noMes),
    {
      success: ['Requisição realizada com sucesso!'],
      empty: [`Infelizmente não foi encontrado dados para a competência ${writeMonth(competencia)}`],
      failure: () => ['Não foi possível carregar os dados!', 'Verifique sua sessão ou conexão! :('],
    },
    isOnShow,
  );
  const comparar = useComparar({
    comparison: comparaResumo,
    competencia,
    rows: report.rows,
    query: queryOf(http, getHistoricoVendasVendedores, noMes),
  });
  const memory = useTableMemory('lancamentos-vendas', { paging: { size: 8 } });
  const view = useReportView(
    comparar.isShown ? vendedoresComparados : vendedoresColumns,
    comparar.rows,
    comparar.isOn ? { ...memory, startSorting: byChange } : memory,
  );
  return { report, view, comparar };
};
