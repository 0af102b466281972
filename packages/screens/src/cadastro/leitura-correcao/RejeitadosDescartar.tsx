import {
  descartaRejeitadosSib,
  type RejeitadoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { nomeDoRejeitado } from './correcaoTexts.ts';

export interface RejeitadosDescartarProps {
  readonly rejeitados: readonly RejeitadoSib[];
  readonly onClose: () => void;
}

/** Asks before rejections are discarded. */
export function RejeitadosDescartar({ rejeitados, onClose }: RejeitadosDescartarProps) {
  const { act, isPending, refusal } = useAct(descartaRejeitadosSib);
  const [first] = rejeitados;
  const what =
    rejeitados.length === 1 && first
      ? `a rejeição de ${nomeDoRejeitado(first)}`
      : `${rejeitados.length.toLocaleString('pt-BR')} rejeições`;
  const discard = async () => {
    const ids = rejeitados.map(({ id }) => id);
    const outcome = await act({ body: { ids, confirmado: confirmadoDe(ids.map((id) => ({ id }))) } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Descartar ${what}?`}
      actionLabel="Descartar"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      Sai da lista sem correção, e fica registrado quem descartou e quando. Se a ANS rejeitar de novo, volta à
      lista.
    </Confirm>
  );
}
