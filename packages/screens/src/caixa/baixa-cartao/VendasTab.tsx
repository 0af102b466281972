import type { PagamentoCartao } from '@vidas/api-client/caixa/cartao';
import { useReportView } from '@vidas/ui/report-table/view';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useExports } from '../../report/useExports.ts';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { pagamentoColumns } from '../cartaoColumns.tsx';
import { ParcelasDaVenda } from './ParcelasDaVenda.tsx';
import { VendaActs } from './VendaActs.tsx';

/** What the sales say without rows. */
export const semPagamento = 'Nenhum pagamento com cartão.';

interface VendasTabProps {
  readonly label: string;
  readonly report: Report<PagamentoCartao>;
  readonly fileName: string;
}

/** The sales of a status, each with its installments under it. */
export function VendasTab({ label, report, fileName }: VendasTabProps) {
  const view = useReportView(pagamentoColumns, report.rows, useTableMemory('baixa-cartao'));
  return (
    <ReportBody
      report={report}
      view={view}
      table={{
        label,
        rowKey: ({ cartaoId }) => cartaoId,
        emptyText: semPagamento,
        exports: useExports(label, fileName),
        rowActions: (venda) => <VendaActs venda={venda} />,
        expand: { render: (venda) => <ParcelasDaVenda venda={venda} />, isInSight: true },
      }}
    />
  );
}
