import { prestadorCredenciadoQuery } from '@vidas/api-client/cadastro/relatorios';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { useAskedUrl } from '../report/useUrlState.ts';
import { prestadorCredenciadoColumns } from './prestadorCredenciadoColumns.ts';

const problema = 'Ocorreu algum problema ao buscar os Prestadores Credenciados.';
const vazio = 'Não há prestadores credenciados.';
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  failure: (error) => [problema, error.message],
  empty: [problema, vazio],
};
const names = ['buscar'] as const;
const paging = { size: 20, position: 'both' } as const;

/** Providers of the network (spec 000 §2 Cadastro 9). */
export function PrestadorCredenciadoScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const report = useReport(prestadorCredenciadoQuery(useHttp()), texts, asked !== null);
  const memory = useTableMemory('prestador-credenciado', { paging });
  const table = useReportView(prestadorCredenciadoColumns, report.rows, memory);
  const search = () => {
    table.setPage(0);
    if (asked) report.read();
    else setAsked({ name: 'buscar', value: '1' });
  };
  return (
    <ReportScreen
      title="Prestadores credenciados"
      subtitle={asked ? 'Toda a rede credenciada' : 'Busque para ver a rede credenciada.'}
      actions={
        <>
          <Button tone="primary" isPending={report.isWaiting || report.isRefreshing} onPress={search}>
            Buscar
          </Button>
          <ExportButton view={table} fileName="prestador-credenciado.csv" />
        </>
      }
      report={report}
      view={table}
      table={{
        label: 'Prestadores credenciados',
        // A provider has no key of its own on the wire.
        rowKey: (_, index) => String(index),
        emptyText: vazio,
        idleText: 'Use Buscar para ver os prestadores.',
      }}
    />
  );
}
