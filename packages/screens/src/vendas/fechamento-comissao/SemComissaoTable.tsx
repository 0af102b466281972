import type { VendaSemComissao } from '@vidas/api-client/vendas/comissao-linhas';
import { useReportView } from '@vidas/ui/report-table/view';
import { ReportBody } from '../../report/ReportBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { semComissaoColumns, semComissaoPropriaColumns } from './comissaoColumns.tsx';

interface SemComissaoTableProps {
  readonly report: Report<VendaSemComissao>;
  readonly isOfOne?: boolean;
}

/** Sales and fees that bring nothing, each with the condition that it misses. */
export function SemComissaoTable({ report, isOfOne = false }: SemComissaoTableProps) {
  const memory = useTableMemory('fechamento-comissao.sem-comissao');
  const columns = isOfOne ? semComissaoPropriaColumns : semComissaoColumns;
  const view = useReportView(columns, report.rows, memory);
  return (
    <ReportBody
      report={report}
      view={view}
      table={{
        label: 'Vendas sem comissão',
        rowKey: ({ codigoVenda, referencia }) => `${codigoVenda} ${referencia ?? ''}`,
        emptyText: 'Todas as vendas desta competência dão comissão.',
        exports: { fileName: 'sem-comissao.csv' },
      }}
    />
  );
}
