import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelaComparacaoMutation, comparacaoEmCursoQuery } from '@vidas/api-client/cadastro/queries';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
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

/** While who presses Usar or Recalcular waits for the end, it is asked how far it is, in milliseconds. */
const olhaMs = 1_000;
const comparam = new Set<unknown>(['usaConferencia', 'recalculaConferencia']);

/** How the comparison of a conference file stands, for whoever looks; nothing when it went well (SIB-42, TAR-2). */
export function ComparacaoPanel() {
  const http = useHttp();
  const client = useQueryClient();
  const isPressed = useIsMutating({ predicate: ({ options }) => comparam.has(options.mutationKey?.[1]) }) > 0;
  const { data } = useQuery({
    ...comparacaoEmCursoQuery(http),
    ...(isPressed ? { refetchInterval: olhaMs } : {}),
  });
  const { mutate, isPending } = useMutation({
    ...cancelaComparacaoMutation(http),
    onError: (error) => sayFailure(error, [error.message, 'Tente novamente ou verifique com a TI']),
  });
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
      onCancel={() => mutate(tarefa.id)}
    />
  );
}
