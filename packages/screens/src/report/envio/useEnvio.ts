import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import {
  type ChamadasDoEnvio,
  envioMutation,
  envioQuery,
  type EstadoDoEnvio,
} from '@vidas/api-client/shell/envio.queries.ts';
import { type EstadoDaTarefa, estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useFimDaTarefa } from '../useFimDaTarefa.ts';
import { sayFailure } from '../useReport.ts';
import { type PalavrasDoEnvio, writeEnvio } from './palavras.ts';

const sayEnd = (
  { situacao, motivo }: EstadoDaTarefa,
  envio: EstadoDoEnvio,
  palavras: PalavrasDoEnvio,
): void => {
  const { failed, papel, isFeminino } = palavras;
  if (situacao === 'FALHOU') toasts.error(failed, motivo ?? undefined);
  if (situacao !== 'CONCLUÍDA') return;
  const outcome = writeEnvio(envio, palavras);
  const [, papeis] = papel;
  if (envio.falhas > 0) toasts.error(failed, outcome);
  else if (envio.emDuvida) toasts.warning(`Há ${papeis} que podem não ter chegado`, outcome);
  else
    toasts.success(
      `${papeis.charAt(0).toUpperCase()}${papeis.slice(1)} ${isFeminino ? 'enviadas' : 'enviados'} com sucesso!`,
      outcome,
    );
};

/** State of a sending by e-mail, polled while it runs; its end has a message, and the list is read again. */
export function useEnvio(calls: ChamadasDoEnvio | null, palavras: PalavrasDoEnvio) {
  const client = useQueryClient();
  const { data: envio } = useQuery(envioQuery(calls));
  const { mutate, isPending, error, reset } = useMutation(envioMutation(calls));
  const tarefa = envio?.tarefa ?? undefined;
  useFimDaTarefa(tarefa, (ended) => {
    if (envio) sayEnd(ended, envio, palavras);
    if (calls) void readAgain(client, [calls.list]);
  });
  const sayCancelFailure = (reason: Error): void =>
    sayFailure(reason, [
      palavras.failed,
      (reason instanceof ApiError ? reason.serverText : undefined) ?? 'Verifique sua sessão ou conexão.',
    ]);
  return {
    envio,
    isRunning: tarefa !== undefined && estaEmCurso(tarefa),
    isPending,
    /** Reason why the sending did not start, for its question. `reset` removes it. */
    error,
    reset,
    envia: (confirmado: Confirmado, onDone: () => void) =>
      mutate({ envia: confirmado }, { onSuccess: onDone }),
    cancela: () => {
      if (tarefa) mutate({ cancela: tarefa.id }, { onError: sayCancelFailure });
    },
  };
}
