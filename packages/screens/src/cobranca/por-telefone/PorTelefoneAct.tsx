import { atendePapelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.contract.ts';
import type { PapelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.report.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';

/** Ends the wait of a paper after the call to its payer. */
export function PorTelefoneAct({ row }: { readonly row: PapelPorTelefone }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`Ligado, atendido: ${row.nome}, ${row.papel}`}
        onPress={() => setAsking(true)}
      >
        Ligado, atendido
      </Button>
      {isAsking && <Atendido row={row} onClose={() => setAsking(false)} />}
    </>
  );
}

function Atendido({ row, onClose }: { readonly row: PapelPorTelefone; readonly onClose: () => void }) {
  const { act, isPending, refusal } = useAct(atendePapelPorTelefone);
  const confirm = async () => {
    const outcome = await act({ body: { id: row.id } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Já ligou para ${row.nome}?`}
      actionLabel="Ligado, atendido"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {`${row.papel}. ${row.motivo}. O papel sai do que espera, com o seu nome e a hora.`}
    </Confirm>
  );
}
