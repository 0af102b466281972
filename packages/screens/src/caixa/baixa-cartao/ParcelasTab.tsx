import type { PagamentoCartao } from '@vidas/api-client/caixa/cartao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useMemo, useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import type { Report } from '../../report/useReport.ts';
import { parcelaAbertaColumns, parcelasAbertas } from '../cartaoColumns.tsx';
import { RecebeDiaDialog } from './RecebeDiaDialog.tsx';
import { ParcelaActs } from './ParcelaActs.tsx';

const label = 'Parcelas em aberto';

/** The open installments of all sales, the next one first. */
export function ParcelasTab({ report }: { readonly report: Report<PagamentoCartao> }) {
  const hoje = useOperatorClock().today();
  const rows = useMemo(() => parcelasAbertas(report.rows, hoje), [report.rows, hoje]);
  const [isReceiving, setReceiving] = useState(false);
  return (
    <>
      <Row justify="end">
        <Button isDisabled={!rows || rows.length === 0} onPress={() => setReceiving(true)}>
          Confirmar recebimento de um dia
        </Button>
      </Row>
      <ListBody
        report={{ ...report, rows }}
        memory="baixa-cartao.parcelas"
        columns={parcelaAbertaColumns}
        names={useNow('parcelas-cartao')}
        table={{
          label,
          rowKey: ({ mensalidadeId }) => mensalidadeId,
          emptyText: 'Nenhuma parcela em aberto.',
          rowActions: (parcela) => <ParcelaActs venda={parcela.venda} parcela={parcela} />,
        }}
      />
      {isReceiving && rows && <RecebeDiaDialog parcelas={rows} onClose={() => setReceiving(false)} />}
    </>
  );
}
