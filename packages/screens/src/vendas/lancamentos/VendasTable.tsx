import type { Venda } from '@vidas/api-client/vendas/lancamentos';
import { useReportView } from '@vidas/ui/report-table/view';
import { ReportBody } from '../../report/ReportBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { vendasColumns, vendasDeTodosColumns } from './lancamentosColumns.tsx';

export interface VendasTableProps {
  readonly label: string;
  readonly report: Report<Venda>;
  /** Rows of a page: 5 in the dialog, 8 on the screen. */
  readonly pageSize: number;
  /** Sales of several sellers say whose they are. */
  readonly isOfAll?: boolean;
}

/** The sales of a month, or some of them. */
export function VendasTable({ label, report, pageSize, isOfAll = false }: VendasTableProps) {
  const memory = useTableMemory('lancamentos-vendas.vendas', { paging: { size: pageSize } });
  const view = useReportView(isOfAll ? vendasDeTodosColumns : vendasColumns, report.rows, memory);
  return (
    <ReportBody
      report={report}
      view={view}
      table={{
        label,
        rowKey: ({ codigoVenda }) => codigoVenda,
        emptyText: 'Nenhuma venda encontrada...',
      }}
    />
  );
}
