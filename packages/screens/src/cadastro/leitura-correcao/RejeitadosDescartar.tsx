import {
  descartaRejeitadosSib,
  type RejeitadoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import type { LinhaVista } from '../../write/writeAto.ts';
import { nomeDoRejeitado } from './correcaoTexts.ts';

export interface RejeitadosDescartarProps {
  /** Chosen rejections that still wait. */
  readonly rejeitados: readonly RejeitadoSib[];
  readonly onClose: () => void;
}

const linhasDe = (rejeitados: readonly RejeitadoSib[]): LinhaVista[] =>
  rejeitados.map((each) => ({ id: each.id, nome: nomeDoRejeitado(each) }));

/** Asks before rejections are discarded. */
export function RejeitadosDescartar({ rejeitados, onClose }: RejeitadosDescartarProps) {
  const { act, isPending, refusal } = useAct(descartaRejeitadosSib);
  const { vistas, confirmado } = useVistas(rejeitados, linhasDe, refusal);
  const [first] = vistas;
  const what =
    vistas.length === 1 && first
      ? `a rejeição de ${nomeDoRejeitado(first)}`
      : counted(vistas.length, 'rejeição', 'rejeições');
  const discard = async () => {
    const outcome = await act({ body: { ids: vistas.map(({ id }) => id), confirmado } });
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
