import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ContagemDoEnvio, getBoletosGerados } from '@vidas/api-client/financeiro/boletos-gerados';
import {
  envioDeBoletosMutation,
  envioDeBoletosQuery,
} from '@vidas/api-client/financeiro/boletos-gerados-queries';
import { readAgain } from '@vidas/api-client/http/act-of';
import { ApiError } from '@vidas/api-client/http/api-error';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado';
import { type EstadoDaTarefa, estaEmCurso } from '@vidas/api-client/shell/tarefa';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { sayFailure } from '../../report/useReport.ts';
import { counted } from '../../write/counted.ts';

const failed = ['Erro ao enviar boletos por email!', 'Verifique sua sessão ou conexão.'] as const;

/** '3 enviados, 1 sem e-mail, 2 falharam'. */
export const writeEnvio = ({ enviados, semEmail, falhas, emDuvida = 0 }: ContagemDoEnvio): string =>
  [
    counted(enviados, 'enviado', 'enviados'),
    ...(semEmail > 0 ? [`${semEmail.toLocaleString('pt-BR')} sem e-mail`] : []),
    ...(falhas > 0 ? [counted(falhas, 'falhou', 'falharam')] : []),
    ...(emDuvida > 0 ? [`${emDuvida.toLocaleString('pt-BR')} em dúvida`] : []),
  ].join(', ');

const sayEnd = ({ situacao, motivo }: EstadoDaTarefa, envio: ContagemDoEnvio): void => {
  if (situacao === 'FALHOU') toasts.error(failed[0], motivo ?? undefined);
  if (situacao !== 'CONCLUÍDA') return;
  if (envio.falhas > 0) toasts.error(failed[0], writeEnvio(envio));
  else if (envio.emDuvida) toasts.warning('Há boletos que podem não ter chegado', writeEnvio(envio));
  else toasts.success('Boletos enviados com sucesso!', writeEnvio(envio));
};

const sayCancelFailure = (error: Error): void =>
  sayFailure(error, [failed[0], (error instanceof ApiError ? error.serverText : undefined) ?? failed[1]]);

/** How the sending of the bills of a day stands, kept up to date while it goes on; its end is said, and the bills are read again. */
export function useEnvioDeBoletos(dia: string | null) {
  const http = useHttp();
  const client = useQueryClient();
  const { data: envio } = useQuery(envioDeBoletosQuery(http, dia));
  const { mutate, isPending, error, reset } = useMutation(envioDeBoletosMutation(http, dia));
  const tarefa = envio?.tarefa ?? undefined;
  useFimDaTarefa(tarefa, (ended) => {
    if (envio) sayEnd(ended, envio);
    void readAgain(client, [getBoletosGerados]);
  });
  return {
    envio,
    isRunning: tarefa !== undefined && estaEmCurso(tarefa),
    isPending,
    /** Why the sending was not begun, for its question; forgotten with `reset`. */
    error,
    reset,
    envia: (confirmado: Confirmado, onDone: () => void) =>
      mutate({ envia: confirmado }, { onSuccess: onDone }),
    cancela: () => {
      if (tarefa) mutate({ cancela: tarefa.id }, { onError: sayCancelFailure });
    },
  };
}
