import type { PagamentoCartao, Parcela } from '@vidas/api-client/caixa/cartao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { BaixaConfirm } from './BaixaConfirm.tsx';
import { DataDialog } from './DataDialog.tsx';

/** Acts on an installment: receive it or open it again, and move the day of an open one. */
export function ParcelaActs({
  venda,
  parcela,
}: {
  readonly venda: PagamentoCartao;
  readonly parcela: Parcela;
}) {
  const [act, setAct] = useState<'baixa' | 'data' | null>(null);
  const close = () => setAct(null);
  const isOpen = parcela.mensalidadeStatus === 'Aberto';
  const which = `parcela ${parcela.mensalidadeNumeroParcela} de ${venda.pefNome}`;
  return (
    <>
      <Button
        size="small"
        aria-label={isOpen ? `Confirmar recebimento da ${which}` : `Reabrir a ${which}`}
        onPress={() => setAct('baixa')}
      >
        {isOpen ? 'Confirmar recebimento' : 'Reabrir'}
      </Button>
      {isOpen && (
        <Button
          size="small"
          tone="quiet"
          aria-label={`Mudar a data da ${which}`}
          onPress={() => setAct('data')}
        >
          Data
        </Button>
      )}
      {act === 'baixa' && <BaixaConfirm venda={venda} parcela={parcela} onClose={close} />}
      {act === 'data' && <DataDialog venda={venda} parcela={parcela} onClose={close} />}
    </>
  );
}
