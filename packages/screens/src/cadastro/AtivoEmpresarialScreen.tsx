import { ativoEmpresarialQuery } from '@vidas/api-client/cadastro/relatorios';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { useAskedUrl } from '../report/useUrlState.ts';
import { ativoEmpresarialCards } from './ativoEmpresarialCards.ts';
import { ativoEmpresarialColumns } from './ativoEmpresarialColumns.ts';
import { AtivoEmpresarialForm } from './AtivoEmpresarialForm.tsx';

const semDados = 'Não foi possível carregar os dados!';
const texts: Record<'empresa' | 'todos', ReportTexts> = {
  empresa: {
    success: ['Dados obtidos com sucesso!'],
    empty: [semDados, 'Não há beneficiários na empresa informada'],
  },
  todos: { success: ['Dados obtidos com sucesso!'], empty: [semDados, 'Não há beneficiários'] },
};
const names = ['empresa', 'todos'] as const;

/** Active beneficiaries of one company, by its code, or of all (spec 000 §2 Cadastro 5). */
export function AtivoEmpresarialScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const kind = asked?.name ?? 'todos';
  const codigo = asked?.name === 'empresa' ? asked.value : null;
  const report = useReport(ativoEmpresarialQuery(useHttp(), codigo), texts[kind], asked !== null);
  const memory = useTableMemory('ativo-empresarial', { paging: { size: 7 } });
  const table = useReportView(ativoEmpresarialColumns, report.rows, memory);
  const isBusy = report.isWaiting || report.isRefreshing;
  const search = (name: 'empresa' | 'todos', value: string) => {
    table.setPage(0);
    if (asked?.name === name && asked.value === value) report.read();
    else setAsked({ name, value });
  };
  const subtitle = () => {
    if (asked === null) return 'Digite o código da empresa e busque.';
    if (codigo === null) return 'Todas as empresas';
    return [`Empresa ${codigo}`, report.rows?.[0]?.empresa].filter(Boolean).join(' · ');
  };
  return (
    <ReportScreen
      title="Ativos por empresa"
      subtitle={subtitle()}
      actions={
        <>
          <AtivoEmpresarialForm
            codigo={codigo}
            isSearching={isBusy && kind === 'empresa'}
            onSearch={(value) => search('empresa', value)}
          />
          <Button isPending={isBusy && kind === 'todos'} onPress={() => search('todos', '1')}>
            Buscar Todos
          </Button>
          <ExportButton view={table} fileName={`${codigo ?? 'Todos'}.csv`} />
        </>
      }
      cards={ativoEmpresarialCards(report.rows, table.filteredRows)}
      report={report}
      view={table}
      table={{
        label: 'Ativos por empresa',
        rowKey: (row) => row.codSau,
        emptyText: texts[kind].empty?.[1],
        idleText: 'Digite o código da empresa e use Buscar, ou use Buscar Todos.',
      }}
    />
  );
}
