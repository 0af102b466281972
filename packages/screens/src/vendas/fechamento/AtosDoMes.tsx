import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { CorrigePagamentoDialog } from './CorrigePagamentoDialog.tsx';
import { GerarConfirm } from './GerarConfirm.tsx';
import { PagarDialog } from './PagarDialog.tsx';
import { PrimeiroFechamento } from './PrimeiroFechamento.tsx';

interface AtosDoMesProps {
  readonly mes: PreviaGeral;
  /** Called when a month other than the one on show was closed. */
  readonly onMes: (competencia: string) => void;
}

/** Acts on a month: close it after its end, mark it as paid after its closing. */
export function AtosDoMes({ mes, onMes }: AtosDoMesProps) {
  const [act, setAct] = useState<'gerar' | 'pagar' | 'corrigir' | null>(null);
  const close = () => setAct(null);
  return (
    <>
      {mes.situacao === 'aberta' && (
        <Button isDisabled={mes.impedimento !== null} onPress={() => setAct('gerar')}>
          Gerar fechamento
        </Button>
      )}
      {mes.situacao === 'fechada' && (
        <Button isDisabled={mes.antesSePaga !== null} onPress={() => setAct('pagar')}>
          Marcar como paga
        </Button>
      )}
      {mes.situacao === 'paga' && (
        <Button onPress={() => setAct('corrigir')}>Corrigir o dia do pagamento</Button>
      )}
      {act === 'gerar' && mes.primeira !== null && <GerarConfirm mes={mes} onClose={close} />}
      {act === 'gerar' && mes.primeira === null && (
        <PrimeiroFechamento
          competencia={mes.competencia}
          onDone={(competencia) => {
            close();
            onMes(competencia);
          }}
          onClose={close}
        />
      )}
      {act === 'pagar' && <PagarDialog mes={mes} onClose={close} />}
      {act === 'corrigir' && <CorrigePagamentoDialog mes={mes} onClose={close} />}
    </>
  );
}
