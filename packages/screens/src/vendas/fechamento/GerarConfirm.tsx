import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { VendaSemComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import {
  gerarFechamento,
  type PreviaGeral,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import { PorConferir } from './PorConferir.tsx';
import { linhasDoMes, oQueFica } from './oQueFica.ts';
import { relidas } from './relidas.ts';
import { linhasSemRegra, SemRegraAviso, useSemRegra } from './SemRegraAviso.tsx';

interface GerarConfirmProps {
  readonly mes: PreviaGeral;
  /** Called with the reason when the month was not closed. */
  readonly onFailed?: ((reason: string) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Asks before a month is closed, with totals, largest amount, and the sales that it leaves without commission for ever (COM-47). A closing
 * is final, so it closes exactly what is on show (REL-46).
 */
export function GerarConfirm(props: GerarConfirmProps) {
  const { data, error } = useSemRegra(props.mes.competencia);
  if (data) return <Pergunta {...props} semRegra={data} />;
  // The question opens once, with what it asks over.
  if (error === null) return null;
  return (
    <Confirm
      question={perguntaDe(props.mes.competencia)}
      actionLabel="Gerar fechamento"
      tone="primary"
      errorMessage={error.message}
      onConfirm={() => undefined}
      onCancel={props.onClose}
    />
  );
}

const perguntaDe = (competencia: string): string => `Gerar o fechamento de ${writeMonth(competencia)}?`;

interface PerguntaProps extends GerarConfirmProps {
  readonly semRegra: readonly VendaSemComissao[];
}

function Pergunta({ mes, semRegra, onFailed, onClose }: PerguntaProps) {
  const { act, isPending, refusal } = useAct(gerarFechamento, { rereads: relidas });
  const { competencia } = mes;
  const { vistas, confirmado } = useVistas(mes.vendedores, linhasDoMes, refusal);
  const perdidas = useVistas(semRegra, linhasSemRegra, refusal);
  const confirm = async () => {
    const outcome = await act({ body: { competencia, confirmado, semRegra: perdidas.confirmado } });
    if (outcome.kind !== 'done') return onFailed?.(outcome.reason.message);
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={perguntaDe(competencia)}
      actionLabel="Gerar fechamento"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <PorConferir competencia={competencia} />
        <SemRegraAviso competencia={competencia} vendas={perdidas.vistas} onLeave={onClose} />
        <Text>{oQueFica(vistas)}</Text>
      </Stack>
    </Confirm>
  );
}
