import { decideDuvidaRetorno } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';

interface DecideActsProps {
  readonly arquivo: string;
  readonly linha: number;
  /** True for a line that already counts as a repetition. */
  readonly isRepeated?: boolean;
}

/** Decides whether an equal line is a second payment, or the same line again (CBR-16). */
export function DecideActs({ arquivo, linha, isRepeated = false }: DecideActsProps) {
  const { act, isPending, refusal, reset } = useAct(decideDuvidaRetorno);
  const [isSecond, setSecond] = useState<boolean | null>(null);
  const close = () => {
    reset();
    setSecond(null);
  };
  const send = async (segundoPagamento: boolean) => {
    const outcome = await act({ body: { arquivo, linha, segundoPagamento } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    close();
  };
  return (
    <>
      <Button size="small" aria-label={`Segundo pagamento: linha ${linha}`} onPress={() => setSecond(true)}>
        Segundo pagamento
      </Button>{' '}
      {!isRepeated && (
        <Button size="small" aria-label={`Repetição: linha ${linha}`} onPress={() => setSecond(false)}>
          Repetição
        </Button>
      )}
      {isSecond !== null && (
        <Confirm
          question={isSecond ? 'É um segundo pagamento?' : 'É a mesma linha outra vez?'}
          actionLabel={isSecond ? 'Segundo pagamento' : 'Repetição'}
          isPending={isPending}
          errorMessage={refusal?.message}
          onConfirm={() => void send(isSecond)}
          onCancel={close}
        >
          {isSecond
            ? 'A linha passa a valer: se o título já está pago, o valor fica como crédito do pagador.'
            : 'A linha não muda nada e deixa de esperar.'}
        </Confirm>
      )}
    </>
  );
}
