import type { TokenConfirmacao } from '@vidas/api-client/atendimento/tokenConfirmacao.report.ts';
import { gravaRegistroProtocoloToken } from '@vidas/api-client/atendimento/token.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../app/useAct.ts';

interface GeraProtocoloProps {
  readonly row: TokenConfirmacao;
}

/** The only act of a row; asks first, because a protocol number stays used for ever. Rows with a protocol lack it (ATD-5). */
export function GeraProtocolo({ row }: GeraProtocoloProps) {
  const { act, isPending } = useAct(gravaRegistroProtocoloToken, {
    failed: 'Erro ao gravar o registro protocolo!',
  });
  const [isAsking, setAsking] = useState(false);
  if (row.protocolo) return null;
  const { codsau, crm, token } = row;
  const gera = async () => {
    const outcome = await act({ body: { usuario: codsau, medico: crm ?? '', token } });
    if (outcome.kind === 'done')
      toasts.success('Registro protocolo gravado com sucesso!', outcome.reply.protocolo);
    setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        isPending={isPending}
        aria-label={`Gerar registro de protocolo de ${row.nome}, token ${row.token}`}
        onPress={() => setAsking(true)}
      >
        Gerar registro de protocolo
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
