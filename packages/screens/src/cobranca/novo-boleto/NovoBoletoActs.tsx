import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  desisteNovoBoleto,
  pedeRegistroDeNovo,
} from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';

interface NovoBoletoActsProps {
  readonly boleto: Boleto;
}

const atos = {
  AGUARDANDO: {
    call: desisteNovoBoleto,
    label: 'Desistir',
    question: 'Desistir do boleto',
    why: 'O número dele não se usa de novo, e os boletos que ele substituía valem outra vez. Depois de estar numa remessa, não se desiste mais.',
  },
  RECUSADO: {
    call: pedeRegistroDeNovo,
    label: 'Pedir de novo',
    question: 'Pedir ao banco, de novo, o boleto',
    why: 'Corrija antes os dados que o banco recusou: o boleto vai na próxima remessa.',
  },
} as const;

/** Gives up a waiting new boleto, or sends a refused one to the bank again; empty for the others (REM-8, REM-13). */
export function NovoBoletoActs({ boleto }: NovoBoletoActsProps) {
  const { registro, 'numero boleto cedente': numero } = boleto;
  const ato = registro === 'AGUARDANDO' || registro === 'RECUSADO' ? atos[registro] : undefined;
  const { act, isPending, refusal, reset } = useAct(ato?.call ?? desisteNovoBoleto);
  const [isAsking, setAsking] = useState(false);
  if (!ato) return null;
  const close = () => {
    reset();
    setAsking(false);
  };
  const confirm = async () => {
    const outcome = await act({ body: { numero } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    close();
  };
  return (
    <>
      {' '}
      <Button size="small" aria-label={`${ato.label}: boleto ${numero}`} onPress={() => setAsking(true)}>
        {ato.label}
      </Button>
      {isAsking && (
        <Confirm
          question={`${ato.question} ${numero}?`}
          actionLabel={ato.label}
          isPending={isPending}
          errorMessage={refusal?.message}
          onConfirm={() => void confirm()}
          onCancel={close}
        >
          {ato.why}
        </Confirm>
      )}
    </>
  );
}
