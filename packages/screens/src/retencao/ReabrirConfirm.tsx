import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { useReabre } from './useReabre.ts';

export interface ReabrirConfirmProps {
  readonly beneficiario: BeneficiarioRetencao;
  readonly onClose: () => void;
}

/** Asks before a finished attendance is reopened. */
export function ReabrirConfirm({ beneficiario, onClose }: ReabrirConfirmProps) {
  const { reabrir, isPending, errorMessage } = useReabre(onClose);
  return (
    <Confirm
      question={`Reabrir o atendimento de ${beneficiario.nome}?`}
      actionLabel="Reabrir"
      tone="primary"
      isPending={isPending}
      errorMessage={errorMessage}
      onConfirm={() => void reabrir(beneficiario)}
      onCancel={onClose}
    >
      Ele volta para Atendimento. O que foi registrado até aqui fica no histórico.
    </Confirm>
  );
}
