import { useMutation } from '@tanstack/react-query';
import { decideDuvidaMutation } from '@vidas/api-client/financeiro/retorno-queries';
import { Button } from '@vidas/ui/button';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';

interface DecideActsProps {
  readonly arquivo: string;
  readonly linha: number;
  /** It was taken for a repetition already. */
  readonly isRepeated?: boolean;
}

/** Says of an equal line that it is a second payment, or the same line again (CBR-16). */
export function DecideActs({ arquivo, linha, isRepeated = false }: DecideActsProps) {
  const decide = useMutation(decideDuvidaMutation(useHttp()));
  const [isSecond, setSecond] = useState<boolean | null>(null);
  const close = () => {
    decide.reset();
    setSecond(null);
  };
  const send = (segundoPagamento: boolean) =>
    decide.mutate(
      { arquivo, linha, segundoPagamento },
      {
        onSuccess: ({ message }) => {
          toasts.success(message);
          close();
        },
      },
    );
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
          isPending={decide.isPending}
          errorMessage={decide.error?.message}
          onConfirm={() => send(isSecond)}
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
