import type { LinhaExplicada } from '@vidas/api-client/vendas/comissao-linhas';
import { useReportView } from '@vidas/ui/report-table/view';
import type { ReactNode } from 'react';
import { ReportBody } from '../../report/ReportBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { linhaColumns, linhaPropriaColumns } from './comissaoColumns.tsx';

/** What the list says without rows. */
export const semLinhaText = 'Nenhuma linha nesta competência.';

interface LinhasTableProps {
  readonly report: Report<LinhaExplicada>;
  /** All lines are of one seller, who needs no column. */
  readonly isOfOne?: boolean;
  readonly label?: string;
  readonly emptyText?: string;
  /** Another month is typed than the one on show. */
  readonly isOutdated?: boolean;
  readonly rowActions?: (linha: LinhaExplicada) => ReactNode;
}

/** A line by what tells it apart in a month. */
export const linhaKey = ({
  codigoVenda,
  codigoVendedor,
  especie,
  origem,
  referencia,
}: LinhaExplicada): string => [codigoVenda, codigoVendedor, especie, origem, referencia].join(' ');

/** Lines of commission, each with how it came about. */
export function LinhasTable({
  report,
  isOfOne = false,
  label = 'Linhas da comissão',
  emptyText = semLinhaText,
  isOutdated,
  rowActions,
}: LinhasTableProps) {
  const memory = useTableMemory(isOfOne ? 'fechamento-comissao.linhas' : 'fechamento-comissao.mudancas');
  const view = useReportView(isOfOne ? linhaPropriaColumns : linhaColumns, report.rows, memory);
  return (
    <ReportBody
      report={report}
      view={view}
      table={{
        label,
        rowKey: linhaKey,
        emptyText,
        exports: { fileName: 'linhas-comissao.csv', isOutdated },
        rowActions,
      }}
    />
  );
}
