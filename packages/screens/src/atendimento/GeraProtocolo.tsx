import { useMutation } from '@tanstack/react-query';
import type { TokenConfirmacao } from '@vidas/api-client/atendimento/tokenConfirmacao.report';
import { gravaRegistroMutation } from '@vidas/api-client/atendimento/token-queries';
import { Button } from '@vidas/ui/button';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';

interface GeraProtocoloProps {
  readonly row: TokenConfirmacao;
}

/** The one act of a row, which asks first: a number of ANS is spent for ever. A token that has its protocol offers none (ATD-5). */
export function GeraProtocolo({ row }: GeraProtocoloProps) {
  const { mutateAsync, isPending } = useMutation(gravaRegistroMutation(useHttp()));
  const [isAsking, setAsking] = useState(false);
  if (row.protocolo) return null;
  // Not the callbacks of `mutate`: the row has left its list before they run.
  const gera = async () => {
    try {
      const { protocolo } = await mutateAsync(row);
      toasts.success('Registro Protocolo gravado com sucesso!', protocolo);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      sayFailure(error, ['Erro ao gravar o Registro Protocolo!', error.message]);
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        isPending={isPending}
        aria-label={`Gerar Registro de Protocolo de ${row.nome}, token ${row.token}`}
        onPress={() => setAsking(true)}
      >
        Gerar Registro de Protocolo
      </Button>
      {isAsking && (
        <Confirm
          question={`Gerar o registro de protocolo de ${row.nome}?`}
          actionLabel="Gerar protocolo"
          tone="primary"
          isPending={isPending}
          onConfirm={() => void gera()}
          onCancel={() => setAsking(false)}
        >
          {`O token ${row.token}, da matrícula ${row.codsau}, recebe um número de protocolo da ANS. Isso não se desfaz.`}
        </Confirm>
      )}
    </>
  );
}
