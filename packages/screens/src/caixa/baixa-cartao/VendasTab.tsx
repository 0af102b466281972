import type { PagamentoCartao } from '@vidas/api-client/caixa/cartao.contract.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import type { Report } from '../../report/useReport.ts';
import { pagamentoColumns } from '../cartaoColumns.tsx';
import { ParcelasDaVenda } from './ParcelasDaVenda.tsx';
import { VendaActs } from './VendaActs.tsx';

/** Text of a list without sales. */
export const semPagamento = 'Nenhum pagamento com cartão.';

interface VendasTabProps {
  readonly label: string;
  readonly report: Report<PagamentoCartao>;
  readonly file: string;
}

/** The sales of a status, each with its installments below it. */
export function VendasTab({ label, report, file }: VendasTabProps) {
  return (
    <ListBody
      report={report}
      memory="baixa-cartao"
      columns={pagamentoColumns}
      names={useNow(file)}
      table={{
        label,
        rowKey: ({ cartaoId }) => cartaoId,
        emptyText: semPagamento,
        rowActions: (venda) => <VendaActs venda={venda} />,
        expand: { render: (venda) => <ParcelasDaVenda venda={venda} />, isInSight: true },
      }}
    />
  );
}
