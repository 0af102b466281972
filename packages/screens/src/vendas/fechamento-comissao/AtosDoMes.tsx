import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento';
import { Button } from '@vidas/ui/button';
import { useState } from 'react';
import { GerarConfirm } from './GerarConfirm.tsx';
import { PagarDialog } from './PagarDialog.tsx';

/** What may be done with a month: close it once it has ended, mark it as paid once it is closed. */
export function AtosDoMes({ mes }: { readonly mes: PreviaGeral }) {
  const [act, setAct] = useState<'gerar' | 'pagar' | null>(null);
  const close = () => setAct(null);
  return (
    <>
      {mes.situacao === 'aberta' && (
        <Button isDisabled={mes.impedimento !== null} onPress={() => setAct('gerar')}>
          Gerar fechamento
        </Button>
      )}
      {mes.situacao === 'fechada' && <Button onPress={() => setAct('pagar')}>Marcar como paga</Button>}
      {act === 'gerar' && <GerarConfirm mes={mes} onClose={close} />}
      {act === 'pagar' && <PagarDialog mes={mes} onClose={close} />}
    </>
  );
}
