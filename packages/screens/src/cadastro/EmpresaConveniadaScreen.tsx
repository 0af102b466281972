import { empresaConveniadaQuery } from '@vidas/api-client/cadastro/relatorios';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { useAskedUrl } from '../report/useUrlState.ts';
import { empresaConveniadaColumns } from './empresaConveniadaColumns.ts';

const problema = 'Ocorreu algum problema ao buscar as Empresas Conveniadas.';
const vazio = 'Não há empresas conveniadas.';
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  failure: (error) => [problema, error.message],
  empty: [problema, vazio],
};
const names = ['todos', 'ativos'] as const;
const subtitles = { todos: 'Todas as empresas', ativos: 'Empresas ativas' } as const;

/** Affiliated companies: all of them, or the active ones (spec 000 §2 Cadastro 7). */
export function EmpresaConveniadaScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const quais = asked?.name ?? 'todos';
  const report = useReport(empresaConveniadaQuery(useHttp(), quais), texts, asked !== null);
  const memory = useTableMemory('empresa-conveniada', { paging: { size: 20 } });
  const table = useReportView(empresaConveniadaColumns, report.rows, memory);
  const isBusy = report.isWaiting || report.isRefreshing;
  const search = (name: 'todos' | 'ativos') => {
    table.setPage(0);
    if (name === asked?.name) report.read();
    else setAsked({ name, value: '1' });
  };
  return (
    <ReportScreen
      title="Empresas conveniadas"
      subtitle={asked ? subtitles[quais] : 'Busque todas as empresas ou só as ativas.'}
      actions={
        <>
          <Button tone="primary" isPending={isBusy && quais === 'todos'} onPress={() => search('todos')}>
            Buscar Todos
          </Button>
          <Button isPending={isBusy && quais === 'ativos'} onPress={() => search('ativos')}>
            Buscar Ativos
          </Button>
          <ExportButton view={table} fileName={`empresa-conveniada-${quais}.csv`} />
        </>
      }
      report={report}
      view={table}
      table={{
        label: 'Empresas conveniadas',
        rowKey: (row) => row.empCon,
        emptyText: vazio,
        idleText: 'Use Buscar Todos ou Buscar Ativos.',
      }}
    />
  );
}
