import type { BeneficiarioCancelado } from '@vidas/api-client/cadastro/contract';
import { beneficiarioCanceladoQuery } from '@vidas/api-client/cadastro/relatorios';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { fileNamePeriodo, type Periodo, writePeriodo } from '../report/periodo.ts';
import { PeriodoForm } from '../report/PeriodoForm.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { usePedidoUrl } from '../report/useUrlState.ts';
import { beneficiarioCanceladoColumns } from './beneficiarioCanceladoColumns.ts';
import { countCards, type RowCount } from '../report/countCards.ts';

const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: ['Nenhum beneficiário encontrado!', 'Verifique o período e tente novamente.'],
};
const counts: readonly RowCount<BeneficiarioCancelado>[] = [['Total cancelados', () => true]];

/** Beneficiaries by the day of their cancellation (spec 000 §2 Cadastro 6). */
export function BeneficiarioCanceladoScreen() {
  const [pedido, setPedido] = usePedidoUrl();
  // There is no Buscar Todos here; an address that asks for everything asks for nothing.
  const periodo = pedido === 'todos' ? null : pedido;
  const report = useReport(beneficiarioCanceladoQuery(useHttp(), periodo), texts, periodo !== null);
  const memory = useTableMemory('beneficiario-cancelado');
  const table = useReportView(beneficiarioCanceladoColumns, report.rows, memory);
  const search = (next: Periodo) => {
    table.setPage(0);
    if (JSON.stringify(next) === JSON.stringify(periodo)) report.read();
    else setPedido(next);
  };
  return (
    <ReportScreen
      title="Beneficiários cancelados"
      subtitle={
        periodo ? writePeriodo('Cancelamentos', periodo) : 'Escolha o período do cancelamento e busque.'
      }
      actions={
        <>
          <PeriodoForm
            periodo={periodo}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
          />
          <ExportButton
            view={table}
            fileName={`beneficiario-cancelado${periodo ? `-${fileNamePeriodo(periodo)}` : ''}.csv`}
          />
        </>
      }
      cards={countCards(counts, report.rows, table.filteredRows)}
      report={report}
      view={table}
      table={{
        label: 'Beneficiários cancelados',
        rowKey: (row) => row.Matricula,
        emptyText: 'Nenhum beneficiário encontrado! Verifique o período e tente novamente.',
        idleText: 'Escolha o período e use Buscar.',
      }}
    />
  );
}
