import type { PessoaComExames } from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { exameColumns } from './examesQtdeColumns.ts';

/** The exams of one person, all on one page. */
export function ExamesDaPessoa({ pessoa }: { readonly pessoa: PessoaComExames }) {
  const view = useReportView(exameColumns, pessoa.exames, { paging: null });
  return <ReportTable label={`Exames de ${pessoa.nome}`} view={view} rowKey={(_, index) => String(index)} />;
}
