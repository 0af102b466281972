import {
  assinaConferenciaCarga,
  type ConferenciaDaCarga,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { getImplantacao } from '@vidas/api-client/shell/implantacao/implantacao.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { restam } from './restam.ts';

interface AssinaConfirmProps {
  readonly pagina: ConferenciaDaCarga;
  readonly onClose: () => void;
}

/** Asks before the implantação ends, with a list of differences and missing comparisons. */
export function AssinaConfirm({ pagina, onClose }: AssinaConfirmProps) {
  // Also reads the notice of the screens with waiting acts.
  const { act, isPending, refusal } = useAct(assinaConferenciaCarga, {
    rereads: [['tecnologia'], getImplantacao],
  });
  // Signs the figures on show when the question was asked.
  const [{ figuras, diferentes, semComparar }] = useState(pagina);
  const confirm = async () => {
    const outcome = await act({ body: { figuras, diferentes, semComparar } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  const falta = restam({ diferentes, semComparar });
  return (
    <Confirm
      question="Assinar a Conferência da carga?"
      actionLabel="Assinar"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="m">
        {falta === null ? (
          <Text>{`As ${figuras.toLocaleString('pt-BR')} figuras são iguais às do sistema central.`}</Text>
        ) : (
          <Notice tone="caution">{`De ${figuras.toLocaleString('pt-BR')} figuras, ${falta}.`}</Notice>
        )}
        <Text>
          A implantação termina: arquivo SBX, fechamento da comissão, boletos, declarações e campanhas abrem
          para todos. Fica escrito que foi você, e quando. Não se desfaz.
        </Text>
      </Stack>
    </Confirm>
  );
}
