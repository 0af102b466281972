import { beneficiariosCadastradosQuery } from '@vidas/api-client/cadastro/queries';
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
import { beneficiarioCadastradoColumns } from './beneficiarioCadastradoColumns.tsx';
import { cadastradosCards } from './cadastradosCards.ts';

const semDados = 'Não foi possível carregar os dados!';
const texts: Record<'periodo' | 'todos', ReportTexts> = {
  periodo: {
    success: ['Dados obtidos com sucesso!'],
    empty: [semDados, 'Não há beneficiários cadastrados no período específico'],
  },
  todos: { success: ['Dados obtidos com sucesso!'], empty: [semDados, 'Não há beneficiários'] },
};

const subtitleOf = (pedido: Pedido): string => {
  if (pedido === null) return 'Escolha o período da venda e busque.';
  return pedido === 'todos' ? 'Todos os beneficiários' : writePeriodo('Vendas', pedido);
};

/** Beneficiaries by the day of their sale (spec 000 §2 Cadastro 3). */
export function BeneficiarioCadastradoScreen() {
  const [pedido, setPedido] = usePedidoUrl();
  const kind = pedido === 'todos' ? 'todos' : 'periodo';
  const report = useReport(
    beneficiariosCadastradosQuery(useHttp(), pedido ?? 'todos'),
    texts[kind],
    pedido !== null,
  );
  const memory = useTableMemory('beneficiario-cadastrado');
  const table = useReportView(beneficiarioCadastradoColumns, report.rows, memory);
  const periodo = pedido === 'todos' ? null : pedido;
  const isBusy = report.isWaiting || report.isRefreshing;
  const search = (next: Pedido) => {
    table.setPage(0);
    if (JSON.stringify(next) === JSON.stringify(pedido)) report.read();
    else setPedido(next);
  };
  return (
    <ReportScreen
      title="Beneficiários cadastrados"
      subtitle={subtitleOf(pedido)}
      actions={
        <>
          <PeriodoForm periodo={periodo} isSearching={isBusy && kind === 'periodo'} onSearch={search} />
          <Button isPending={isBusy && kind === 'todos'} onPress={() => search('todos')}>
            Buscar Todos
          </Button>
          <ExportButton
            view={table}
            fileName={`beneficiario-cadastrado-${periodo ? fileNamePeriodo(periodo) : 'todos'}.csv`}
          />
        </>
      }
      cards={cadastradosCards(report.rows, table.filteredRows)}
      report={report}
      view={table}
      table={{
        label: 'Beneficiários cadastrados',
        rowKey: (row) => row.Matricula,
        emptyText: texts[kind].empty?.[1],
        idleText: 'Escolha o período e use Buscar, ou use Buscar Todos.',
      }}
    />
  );
}
