import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ArquivoDeCartas, getCartas } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import {
  leCartas,
  pdfDeCartasMutation,
  pdfDeCartasQuery,
  type PedidoDoPdf,
} from '@vidas/api-client/cobranca/cartas/cartas.queries.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../../app/services.tsx';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { sayFailure } from '../../report/useReport.ts';

const failed = 'O PDF dos boletos não foi feito!';

/** The file of a month's boletos: its state and its acts. */
export function useCartas(competencia: string | null) {
  const http = useHttp();
  const client = useQueryClient();
  const { data: pdf } = useQuery(pdfDeCartasQuery(http, competencia));
  const { mutate, isPending, error, reset } = useMutation(pdfDeCartasMutation(http, competencia));
  const saving = useMutation({
    mutationFn: (arquivo: ArquivoDeCartas) => leCartas(http, arquivo),
    onSuccess: (file, { id }) => {
      const name = `cartas-${writeMonth(competencia ?? '', '-')}-${id}.pdf`;
      saveFile(file, name);
      toasts.success('PDF baixado', name);
    },
    onError: (reason) => sayFailure(reason, ['O PDF não foi baixado!', reason.message]),
    gcTime: 0,
  });
  const tarefa = pdf?.tarefa ?? undefined;
  useFimDaTarefa(tarefa, ({ situacao, motivo }) => {
    if (situacao === 'FALHOU') toasts.error(failed, motivo ?? undefined);
    if (situacao === 'CONCLUÍDA')
      toasts.success('PDF dos boletos pronto!', 'Use Baixar PDF para imprimi-lo.');
    void readAgain(client, [getCartas]);
  });
  return {
    pdf,
    isRunning: tarefa !== undefined && estaEmCurso(tarefa),
    isPending,
    /** Reason why the file was not started, for its question; `reset` removes it. */
    error,
    reset,
    isSaving: saving.isPending,
    salva: (arquivo: ArquivoDeCartas) => saving.mutate(arquivo),
    gera: (pedido: PedidoDoPdf, onDone: () => void) => mutate({ gera: pedido }, { onSuccess: onDone }),
    cancela: () => {
      if (tarefa)
        mutate({ cancela: tarefa.id }, { onError: (reason) => sayFailure(reason, [failed, reason.message]) });
    },
  };
}
