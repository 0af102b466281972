import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { putAnswer } from './putAnswer.ts';
import { type EstadoDaTarefa, estaEmCurso } from './tarefa.kinds.ts';

/**
 * Puts the answer of an act on a job into the query of its state. For a job that has ended meanwhile, the query is read again. The answer
 * lacks the result, and only a running job is polled.
 */
export const putTarefa = async <Data extends { readonly tarefa: EstadoDaTarefa | null }>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (before: Data | undefined) => Data,
): Promise<void> => {
  await putAnswer<Data>(client, queryKey, update);
  const { tarefa } = client.getQueryData<Data>(queryKey) ?? { tarefa: null };
  if (tarefa && !estaEmCurso(tarefa)) void client.invalidateQueries({ queryKey, exact: true });
};
