import type { PagamentoCartao } from '@vidas/api-client/caixa/cartao';
import { useReportView } from '@vidas/ui/report-table/view';
import { useMemo } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useExports } from '../../report/useExports.ts';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { parcelaAbertaColumns, parcelasAbertas } from '../cartaoColumns.tsx';
import { ParcelaActs } from './ParcelaActs.tsx';

const label = 'Parcelas em aberto';

/** The open installments of all sales, the next one first. */
export function ParcelasTab({ report }: { readonly report: Report<PagamentoCartao> }) {
  const hoje = useOperatorClock().today();
  const rows = useMemo(() => parcelasAbertas(report.rows, hoje), [report.rows, hoje]);
  const view = useReportView(parcelaAbertaColumns, rows, useTableMemory('baixa-cartao.parcelas'));
  return (
    <ReportBody
      report={{ ...report, rows }}
      view={view}
      table={{
        label,
        rowKey: ({ mensalidadeId }) => mensalidadeId,
        emptyText: 'Nenhuma parcela em aberto.',
        exports: useExports(label, 'parcelas-cartao.csv'),
        rowActions: (parcela) => <ParcelaActs venda={parcela.venda} parcela={parcela} />,
      }}
    />
  );
}
