import type { VendaSemComissao } from '@vidas/api-client/vendas/comissao-linhas';
import { useReportView } from '@vidas/ui/report-table/view';
import { ReportBody } from '../../report/ReportBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { semComissaoColumns, semComissaoPropriaColumns } from './comissaoColumns.tsx';

/** What the list says without rows. */
export const semVendaText = 'Todas as vendas desta competência dão comissão.';

interface SemComissaoTableProps {
  readonly report: Report<VendaSemComissao>;
  readonly isOfOne?: boolean;
  /** Another month is typed than the one on show. */
  readonly isOutdated?: boolean;
}

/** Sales and fees that bring nothing, each with the condition that it misses. */
export function SemComissaoTable({ report, isOfOne = false, isOutdated }: SemComissaoTableProps) {
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
        emptyText: semVendaText,
        exports: { fileName: 'sem-comissao.csv', isOutdated },
      }}
    />
  );
}
