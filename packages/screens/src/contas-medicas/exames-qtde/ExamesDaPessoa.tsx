import type { PessoaComExames } from '@vidas/api-client/contas-medicas/exames-qtde';
import { ReportTable } from '@vidas/ui/report-table';
import { useReportView } from '@vidas/ui/report-table/view';
import { exameColumns } from './examesQtdeColumns.ts';

/** The exams of one person, all on one page. */
export function ExamesDaPessoa({ pessoa }: { readonly pessoa: PessoaComExames }) {
  const view = useReportView(exameColumns, pessoa.exames, { paging: null });
  return <ReportTable label={`Exames de ${pessoa.nome}`} view={view} rowKey={(_, index) => String(index)} />;
}
