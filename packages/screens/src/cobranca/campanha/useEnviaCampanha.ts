import {
  autorizaEnvio,
  type Campanha,
  linhaDaCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { ifDone, isEmDuvida } from '@vidas/api-client/cobranca/campanha/campanha.queries.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';

/**
 * Authorises a campaign once (MSG-13); the question stays until the list shows the result. After a doubt only a person with a warning sends
 * again (MSG-15).
 */
export function useEnviaCampanha(readQuietly: () => Promise<unknown>, onDone: () => void) {
  const { act } = useAct(autorizaEnvio, { rereads: [['mensageria', 'detalhe']] });
  const { now } = useOperatorClock();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isDoubted, setIsDoubted] = useState(false);

  const send = async (campanha: Campanha) => {
    const { nome_campanha } = campanha;
    setIsPending(true);
    setError(null);
    try {
      const body = {
        id_campanha: campanha.id_campanha,
        confirmado: confirmadoDe([linhaDaCampanha(campanha)]),
        nova_data_envio: now().slice(0, 16),
        ...(isDoubted ? { enviar_em_duvida: true } : {}),
      };
      const { isRepetido } = ifDone(replyOf(await act({ body })));
      await readQuietly();
      if (isRepetido)
        toasts.warning('Esta campanha já estava autorizada; nada foi enviado de novo.', nome_campanha);
      else toasts.success('Envio autorizado!', nome_campanha);
      onDone();
    } catch (error) {
      setError(error);
      // Another person may have sent or cancelled it meanwhile.
      await readQuietly();
      // At the end of the wait, so that the other answer appears when it can be given.
      setIsDoubted(isEmDuvida(error));
    }
    setIsPending(false);
  };
  return {
    send: (campanha: Campanha) => void send(campanha),
    isPending,
    error,
    errorMessage: error === null ? undefined : error instanceof Error ? error.message : String(error),
    isDoubted,
  } as const;
}
