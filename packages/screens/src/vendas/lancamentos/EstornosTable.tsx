import type { Estorno } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { estornosColumns } from './lancamentosColumns.tsx';

/** The reversals of a month; empty without any. */
export function EstornosTable({ estornos }: { readonly estornos: readonly Estorno[] | undefined }) {
  const view = useReportView(estornosColumns, estornos, { paging: { size: 8 } });
  if (estornos === undefined || estornos.length === 0) return null;
  return (
    <ReportTable
      title="Lançamentos de Estornos"
      label="Lançamentos de Estornos"
      view={view}
      rowKey={({ codigoEstorno }) => codigoEstorno}
      emptyText="Nenhum estorno encontrado..."
    />
  );
}
