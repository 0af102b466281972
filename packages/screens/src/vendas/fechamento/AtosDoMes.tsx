import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { type Ato, AtoDoMes } from './AtoDoMes.tsx';

interface AtosDoMesProps {
  readonly mes: PreviaGeral;
  /** Called when a month other than the one on show was closed. */
  readonly onMes: (competencia: string) => void;
}

/** Acts on a month: close it after its end, mark it as paid after its closing. */
export function AtosDoMes({ mes, onMes }: AtosDoMesProps) {
  const [ato, setAto] = useState<Ato | null>(null);
  return (
    <>
      {mes.situacao === 'aberta' && (
        <Button isDisabled={mes.impedimento !== null} onPress={() => setAto('gerar')}>
          Gerar fechamento
        </Button>
      )}
      {mes.situacao === 'fechada' && (
        <Button isDisabled={mes.antesSePaga !== null} onPress={() => setAto('pagar')}>
          Marcar como paga
        </Button>
      )}
      {mes.situacao === 'paga' && (
        <Button onPress={() => setAto('corrigir')}>Corrigir o dia do pagamento</Button>
      )}
      {ato !== null && <AtoDoMes ato={ato} mes={mes} onMes={onMes} onClose={() => setAto(null)} />}
    </>
  );
}
