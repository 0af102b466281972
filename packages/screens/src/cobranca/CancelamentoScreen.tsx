import { camposCancelado } from '@vidas/api-client/cobranca/inadimplencia';
import { contratosCanceladosQuery } from '@vidas/api-client/cobranca/inadimplencia-queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { fieldColumns } from '../report/fieldColumns.tsx';
import { ExportButton } from '../report/ExportButton.tsx';
import { writeDay } from '../report/periodo.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useAsk, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { useAskedUrl } from '../report/useUrlState.ts';
import { cancelamentoCards } from './cancelamentoCards.ts';
import { CancelamentoForm } from './CancelamentoForm.tsx';
import { readData, useCancelamentoData } from './useCancelamentoData.ts';

const empty = ['Nenhum contrato cancelado!', 'Verifique a data e tente novamente.'] as const;
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty,
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};
const names = ['data'] as const;

export const cancelamentoColumns = fieldColumns(camposCancelado);

/** Whose contract ends on a day, with the address for a letter (COB-16). */
export function CancelamentoScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const data = readData(asked?.value);
  const http = useHttp();
  const report = useReport(contratosCanceladosQuery(http, data), texts, data !== null);
  const ask = useAsk();
  const table = useReportView(cancelamentoColumns, report.rows, useTableMemory('cancelamento'));
  const field = useCancelamentoData(data);
  const search = (next: string) =>
    ask([contratosCanceladosQuery(http, next)], () => {
      table.setPage(0);
      if (next !== data) setAsked({ name: 'data', value: next });
    });
  const written = data === null ? '' : writeDay(data);
  return (
    <ReportPage
      title="Relatório de Cancelamento"
      subtitle={data === null ? 'Escolha a data de cancelamento e busque.' : `Cancelamentos de ${written}`}
      actions={
        <>
          <CancelamentoForm
            field={field}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
          />
          <ExportButton
            view={table}
            title="Relatório de Cancelamento"
            question={`Cancelamentos de ${written}`}
            fileName={`cancelamento${written && `-${written.replaceAll('/', '-')}`}.csv`}
            isOutdated={data !== null && field.chosen !== data}
          />
        </>
      }
      cards={cancelamentoCards(report.rows, table.filteredRows)}
      report={report}
      view={table}
      table={{
        label: 'Cancelamentos',
        // The matrícula is optional on the wire and names repeat, so neither can be the key.
        rowKey: (_, index) => String(index),
        emptyText: empty.join(' '),
        idleText: 'Escolha a data de cancelamento e use Buscar.',
      }}
    />
  );
}
