import { type CreditoDoPagador, devolveCredito } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { DinheiroDialog } from './DinheiroDialog.tsx';

interface DevolveCreditoDialogProps {
  readonly credito: CreditoDoPagador;
  readonly onClose: () => void;
}

/** Records that a credit was given back to its payer (CTA-10). */
export function DevolveCreditoDialog({ credito, onClose }: DevolveCreditoDialogProps) {
  const { act } = useAct(devolveCredito);
  const [{ creditoId, pagador, resta }] = useState(credito);
  return (
    <DinheiroDialog
      title={`Devolver a ${pagador ?? 'quem pagou'}`}
      says={`Restam R$ ${formatCents(resta)}. A devolução é feita no banco; aqui fica dito que foi feita.`}
      actionLabel="Salvar a devolução"
      failed="A devolução não foi gravada"
      valor={resta}
      max={resta}
      motivoLabel="A quem e por quê"
      onSend={async ({ pedido, valor, dia, forma, motivo }) =>
        replyOf(await act({ body: { pedido, credito: creditoId, valor, dia, forma, motivo } })).message
      }
      onClose={onClose}
    />
  );
}
