import type { Venda } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { ListBody } from '../../report/ListBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { vendasColumns, vendasDeTodosColumns } from './lancamentosColumns.tsx';

export interface VendasTableProps {
  readonly label: string;
  readonly report: Report<Venda>;
  /** Rows per page: 5 in the dialog, 8 on the screen. */
  readonly pageSize: number;
  /** True for sales of several sellers, with a column for the seller. */
  readonly isOfAll?: boolean;
}

/** The sales of a month, or some of them. */
export function VendasTable({ label, report, pageSize, isOfAll = false }: VendasTableProps) {
  return (
    <ListBody
      report={report}
      memory="lancamentos-vendas.vendas"
      columns={isOfAll ? vendasDeTodosColumns : vendasColumns}
      paging={{ size: pageSize }}
      names={null}
      table={{
        label,
        rowKey: ({ codigoVenda }) => codigoVenda,
        emptyText: 'Nenhuma venda encontrada…',
      }}
    />
  );
}
