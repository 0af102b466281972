import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { PagamentoCartao, Parcela } from '@vidas/api-client/caixa/cartao.contract.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { parcelaColumns } from '../cartaoColumns.tsx';
import { ParcelaActs } from './ParcelaActs.tsx';

const quem = ({ lancadoPor, lancadoEm, cartaoObservacao, cartaoDataVenda }: PagamentoCartao): string =>
  [
    lancadoEm === null
      ? `Venda de ${writeDay(cartaoDataVenda)}`
      : `Lançada em ${writeDayTime(lancadoEm)} por ${lancadoPor}`,
    ...(cartaoObservacao === null ? [] : [cartaoObservacao]),
  ].join(' · ');

/** The installments of a sale, each with its acts. */
export function ParcelasDaVenda({ venda }: { readonly venda: PagamentoCartao }) {
  const view = useReportView(parcelaColumns, venda.mensalidade, { paging: null });
  return (
    <Stack gap="s">
      <Text tone="muted">{quem(venda)}</Text>
      <ReportTable
        label={`Parcelas de ${venda.pefNome}`}
        view={view}
        rowKey={({ mensalidadeId }) => mensalidadeId}
        rowActions={(parcela: Parcela) => <ParcelaActs venda={venda} parcela={parcela} />}
      />
    </Stack>
  );
}
