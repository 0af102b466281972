import { recebeDaFatura } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import type { Saldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { DinheiroDialog } from './DinheiroDialog.tsx';

function RecebeDialog({ saldo, onClose }: { readonly saldo: Saldo; readonly onClose: () => void }) {
  const { act } = useAct(recebeDaFatura);
  const [{ numfat, nome, valor }] = useState(saldo);
  return (
    <DinheiroDialog
      title={`Receber de ${nome ?? ''}`}
      says={`Da fatura ${numfat ?? ''} faltam R$ ${formatCents(valor)}, fora multa e juros. O que passar fica como crédito.`}
      actionLabel="Receber"
      failed="O recebimento não foi gravado"
      valor={valor}
      motivoLabel="De onde veio"
      hasIdentificador
      onSend={async ({ identificador, ...dinheiro }) =>
        replyOf(
          await act({
            body: { ...dinheiro, fatura: numfat ?? '', identificador: identificador.trim() || null },
          }),
        ).message
      }
      onClose={onClose}
    />
  );
}

/** Receives money of an open bill by hand (CTA-11). */
export function RecebeAct({ saldo }: { readonly saldo: Saldo }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Receber da fatura ${saldo.numfat}`} onPress={() => setIsOpen(true)}>
        Receber
      </Button>
      {isOpen && <RecebeDialog saldo={saldo} onClose={() => setIsOpen(false)} />}
    </>
  );
}
