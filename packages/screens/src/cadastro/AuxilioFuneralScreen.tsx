import { auxilioFuneralQuery } from '@vidas/api-client/cadastro/relatorios';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { fileNamePeriodo, writePeriodo } from '../report/periodo.ts';
import { PeriodoForm } from '../report/PeriodoForm.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { type Pedido, usePedidoUrl } from '../report/useUrlState.ts';
import { auxilioFuneralCards } from './auxilioFuneralCards.tsx';
import { auxilioFuneralColumns } from './auxilioFuneralColumns.tsx';

const semDados = 'Não foi possível carregar os dados!';
const texts: Record<'periodo' | 'todos', ReportTexts> = {
  periodo: {
    success: ['Dados obtidos com sucesso!'],
    empty: [semDados, 'Não há beneficiários cadastrados no período específico'],
  },
  todos: { success: ['Dados obtidos com sucesso!'], empty: [semDados, 'Não há beneficiários'] },
};

const subtitleOf = (pedido: Pedido): string => {
  if (pedido === null) return 'Escolha o período do lançamento e busque.';
  return pedido === 'todos' ? 'Todos os lançamentos' : writePeriodo('Lançamentos', pedido);
};

/** Postings of funeral aid by their day (spec 000 §2 Cadastro 4). */
export function AuxilioFuneralScreen() {
  const [pedido, setPedido] = usePedidoUrl();
  const kind = pedido === 'todos' ? 'todos' : 'periodo';
  const report = useReport(auxilioFuneralQuery(useHttp(), pedido ?? 'todos'), texts[kind], pedido !== null);
  const memory = useTableMemory('auxilio-funeral');
  const table = useReportView(auxilioFuneralColumns, report.rows, memory);
  const periodo = pedido === 'todos' ? null : pedido;
  const isBusy = report.isWaiting || report.isRefreshing;
  const search = (next: Pedido) => {
    table.setPage(0);
    if (JSON.stringify(next) === JSON.stringify(pedido)) report.read();
    else setPedido(next);
  };
  return (
    <ReportScreen
      title="Auxílio funeral"
      subtitle={subtitleOf(pedido)}
      actions={
        <>
          <PeriodoForm periodo={periodo} isSearching={isBusy && kind === 'periodo'} onSearch={search} />
          <Button isPending={isBusy && kind === 'todos'} onPress={() => search('todos')}>
            Buscar Todos
          </Button>
          <ExportButton
            view={table}
            fileName={`auxilio-funeral-${periodo ? fileNamePeriodo(periodo) : 'todos'}.csv`}
          />
        </>
      }
      cards={auxilioFuneralCards(report.rows, table.filteredRows)}
      report={report}
      view={table}
      table={{
        label: 'Auxílio funeral',
        // One person may have several postings.
        rowKey: (_, index) => String(index),
        emptyText: texts[kind].empty?.[1],
        idleText: 'Escolha o período e use Buscar, ou use Buscar Todos.',
      }}
    />
  );
}
