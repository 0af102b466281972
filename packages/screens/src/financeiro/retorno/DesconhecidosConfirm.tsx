import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import type { Desconhecidos } from './useAceite.ts';

export interface DesconhecidosConfirmProps extends Desconhecidos {
  readonly onAnswer: (isAceito: boolean) => void;
}

/** Asks before a file without any known title is imported (CBR-23). */
export function DesconhecidosConfirm({ nome, titulos, recebido, onAnswer }: DesconhecidosConfirmProps) {
  const quais =
    titulos === 1
      ? 'O único título deste arquivo não é conhecido'
      : `Nenhum dos ${titulos.toLocaleString('pt-BR')} títulos deste arquivo é conhecido`;
  return (
    <Confirm
      question={`Aplicar ${nome} sem título nenhum?`}
      actionLabel="Aplicar assim mesmo"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {`${quais}: R$ ${formatCents(recebido)} recebidos ficam sem título. Se os títulos ainda não foram carregados, carregue-os antes; as linhas aplicadas agora esperam por eles.`}
    </Confirm>
  );
}
