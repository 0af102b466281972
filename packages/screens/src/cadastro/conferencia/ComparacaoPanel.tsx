import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelaComparacaoSib,
  conferenciaCadastralSib,
  getComparacaoSib,
  usaConferenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { keyOf, queryOf } from '@vidas/api-client/http/queryOf.ts';
import { putTarefa } from '@vidas/api-client/shell/putTarefa.ts';
import { relerEm } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { type PalavrasDaTarefa, TarefaPanel } from '../../report/TarefaPanel.tsx';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { sayFailure } from '../../report/useReport.ts';

const palavras: PalavrasDaTarefa = {
  correndo: 'Comparando o arquivo com o cadastro',
  cancelando: 'Cancelando a comparação',
  cancelada: 'Comparação cancelada: o arquivo em vigor continua o mesmo',
  falhou: 'A comparação falhou: o arquivo em vigor continua o mesmo',
  interrompida: 'A comparação foi interrompida',
  retomada: 'Ela continua daí quando o servidor a retoma.',
  cancelar: 'Cancelar comparação',
  unidade: 'registros',
};

/** Interval in ms between readings of the progress, while Usar or Recalcular runs here. */
const olhaMs = 1_000;

/** State of a conference file's comparison, for everybody; empty after a success (SIB-42, TAR-2). */
export function ComparacaoPanel() {
  const client = useQueryClient();
  const using = useIsMutating({ mutationKey: keyOf(usaConferenciaSib) });
  const comparing = useIsMutating({ mutationKey: keyOf(conferenciaCadastralSib) });
  const comparacao = queryOf(useHttp(), getComparacaoSib, {});
  const { data } = useQuery({
    ...comparacao,
    refetchInterval: using + comparing > 0 ? olhaMs : ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });
  const { act, isPending } = useAct(cancelaComparacaoSib, { rereads: [] });
  const cancela = async (id: string) => {
    const outcome = await act({ body: { id } });
    if (outcome.kind === 'done')
      return putTarefa(client, comparacao.queryKey, () => ({ tarefa: outcome.reply }));
    sayFailure(outcome.reason, [outcome.reason.message, 'Tente novamente ou verifique com a TI']);
  };
  const tarefa = data?.tarefa ?? undefined;
  useFimDaTarefa(tarefa, ({ situacao }) => {
    if (situacao === 'CONCLUÍDA') toasts.success('O arquivo foi comparado e está em vigor.');
    void client.invalidateQueries({ queryKey: ['cadastro'] });
  });
  if (!tarefa) return null;
  return (
    <TarefaPanel
      tarefa={tarefa}
      palavras={palavras}
      isPending={isPending}
      onCancel={() => void cancela(tarefa.id)}
    />
  );
}
