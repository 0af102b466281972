import { pagamentosVencidosQuery } from '@vidas/api-client/cobranca/inadimplencia-queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { fileNamePeriodo, type Periodo, writePeriodo } from '../report/periodo.ts';
import { PeriodoForm } from '../report/PeriodoForm.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { usePedidoUrl } from '../report/useUrlState.ts';
import { pagamentoVencidoCards } from './pagamentoVencidoCards.ts';
import { pagamentoVencidoColumns } from './pagamentoVencidoColumns.ts';

const empty = ['Nenhum pagamento vencido!', 'Verifique o período e tente novamente.'] as const;
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty,
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};

/** Who has not paid what was due in the period (spec 000 §2 Cobrança 6). */
export function PagamentoVencidoScreen() {
  const [pedido, setPedido] = usePedidoUrl();
  // There is no Buscar Todos here; an address that asks for everything asks for nothing.
  const periodo = pedido === 'todos' ? null : pedido;
  const report = useReport(pagamentosVencidosQuery(useHttp(), periodo), texts, periodo !== null);
  const memory = useTableMemory('pagamento-vencido', { paging: { size: 15 } });
  const table = useReportView(pagamentoVencidoColumns, report.rows, memory);
  const search = (next: Periodo) => {
    table.setPage(0);
    if (JSON.stringify(next) === JSON.stringify(periodo)) report.read();
    else setPedido(next);
  };
  return (
    <ReportScreen
      title="Relatório de Inadimplentes após o Vencimento"
      subtitle={periodo ? writePeriodo('Vencimentos', periodo) : 'Escolha o período do vencimento e busque.'}
      actions={
        <>
          <PeriodoForm
            periodo={periodo}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
          />
          <ExportButton
            view={table}
            fileName={`pagamento-vencido${periodo ? `-${fileNamePeriodo(periodo)}` : ''}.csv`}
          />
        </>
      }
      cards={pagamentoVencidoCards(report.rows, table.filteredRows)}
      report={report}
      view={table}
      table={{
        label: 'Pagamentos vencidos',
        // One person may owe several.
        rowKey: (_, index) => String(index),
        emptyText: empty.join(' '),
        idleText: 'Escolha o período e use Buscar.',
      }}
    />
  );
}
