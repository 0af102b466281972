import type { Estorno } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { estornosColumns } from './lancamentosColumns.tsx';

interface EstornosTableProps {
  readonly estornos: readonly Estorno[] | undefined;
  /** Text of an empty table; by default there is no table then. */
  readonly emptyText?: string;
}

/** The reversals of a month. */
export function EstornosTable({ estornos, emptyText }: EstornosTableProps) {
  const view = useReportView(estornosColumns, estornos, { paging: { size: 8 } });
  if (emptyText === undefined && (estornos === undefined || estornos.length === 0)) return null;
  return (
    <ReportTable
      title="Lançamentos de estornos"
      label="Lançamentos de estornos"
      view={view}
      rowKey={({ codigoEstorno }) => codigoEstorno}
      emptyText={emptyText ?? 'Nenhum estorno encontrado…'}
    />
  );
}
