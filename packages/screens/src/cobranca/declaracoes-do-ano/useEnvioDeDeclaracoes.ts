import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ContagemDeDeclaracoes,
  getDeclaracoesDoAno,
} from '@vidas/api-client/cobranca/declaracoes-do-ano';
import {
  envioDeDeclaracoesMutation,
  envioDeDeclaracoesQuery,
} from '@vidas/api-client/cobranca/declaracoes-do-ano-queries';
import { readAgain } from '@vidas/api-client/http/act-of';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado';
import { type EstadoDaTarefa, estaEmCurso } from '@vidas/api-client/shell/tarefa';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { sayFailure } from '../../report/useReport.ts';
import { counted } from '../../write/counted.ts';

const failed = 'Erro ao enviar declarações por e-mail!';

/** '3 enviadas, 1 sem e-mail, 2 sem CPF'. */
export const writeEnvio = ({ enviados, ...envio }: ContagemDeDeclaracoes): string =>
  [
    counted(enviados, 'enviada', 'enviadas'),
    ...(envio.semCpf > 0 ? [`${envio.semCpf.toLocaleString('pt-BR')} sem CPF`] : []),
    ...(envio.semEmail > 0 ? [`${envio.semEmail.toLocaleString('pt-BR')} sem e-mail`] : []),
    ...(envio.falhas > 0 ? [counted(envio.falhas, 'falhou', 'falharam')] : []),
    ...(envio.emDuvida > 0 ? [`${envio.emDuvida.toLocaleString('pt-BR')} em dúvida`] : []),
    ...(envio.pendentes > 0 ? [`${envio.pendentes.toLocaleString('pt-BR')} por enviar`] : []),
  ].join(', ');

const sayEnd = ({ situacao, motivo }: EstadoDaTarefa, envio: ContagemDeDeclaracoes): void => {
  if (situacao === 'FALHOU') toasts.error(failed, motivo ?? undefined);
  if (situacao !== 'CONCLUÍDA') return;
  if (envio.falhas > 0) toasts.error(failed, writeEnvio(envio));
  else if (envio.emDuvida > 0) toasts.warning('Há declarações que podem não ter chegado', writeEnvio(envio));
  else toasts.success('Declarações enviadas com sucesso!', writeEnvio(envio));
};

/** How the sending of the declarations of a year stands, kept up to date while it goes on; its end is said, and the list is read again. */
export function useEnvioDeDeclaracoes(ano: string | null) {
  const http = useHttp();
  const client = useQueryClient();
  const { data: envio } = useQuery(envioDeDeclaracoesQuery(http, ano));
  const { mutate, isPending, error, reset } = useMutation(envioDeDeclaracoesMutation(http, ano));
  const tarefa = envio?.tarefa ?? undefined;
  useFimDaTarefa(tarefa, (ended) => {
    if (envio) sayEnd(ended, envio);
    void readAgain(client, [getDeclaracoesDoAno]);
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
      if (tarefa)
        mutate({ cancela: tarefa.id }, { onError: (reason) => sayFailure(reason, [failed, reason.message]) });
    },
  };
}
