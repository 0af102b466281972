import {
  type DiferencasFeitas,
  enviaDiferencasSib,
} from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { unidadeDaDiferenca } from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import {
  type Diferenca,
  dizFeito,
  escolhidas,
  linhasDe,
  nomeDaDiferenca,
  oQueSegue,
} from './diferencaVista.ts';

export interface DiferencasProps {
  /** The chosen differences, as the list shows them now. */
  readonly diferencas: readonly Diferenca[];
  readonly onClose: () => void;
  /** Called once it is done, before it closes. */
  readonly onDone?: ((reply: DiferencasFeitas) => void) | undefined;
}

/** Asks before differences are sent to ANS. */
export function EnviaDiferencas({ diferencas, onClose, onDone }: DiferencasProps) {
  const { act, isPending, refusal } = useAct(enviaDiferencasSib, { timeoutMs: false });
  const { vistas, confirmado } = useVistas(diferencas, linhasDe, refusal);
  const [first] = vistas;
  const one = vistas.length === 1 ? first : undefined;
  const send = async () => {
    const outcome = await act({ body: { diferencas: escolhidas(vistas), confirmado } });
    if (outcome.kind !== 'done') return;
    dizFeito(outcome.reply);
    onDone?.(outcome.reply);
    onClose();
  };
  return (
    <Confirm
      question={`Enviar à ANS ${one ? nomeDaDiferenca(one) : counted(vistas.length, unidadeDaDiferenca.um, unidadeDaDiferenca.varios)}?`}
      actionLabel="Enviar à ANS"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap="s">
        <p>{one ? oQueSegue(one) : 'Segue à ANS o que está no cadastro.'}</p>
        <p>
          Entra na prévia do próximo envio, com o valor de antes, o de depois e quem pediu. Ali uma linha pode
          ser deixada fora.
        </p>
      </Stack>
    </Confirm>
  );
}
