import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { putAnswer } from './putAnswer.ts';
import { type EstadoDaTarefa, estaEmCurso } from './tarefa.kinds.ts';

/**
 * Puts what an act on a job answered into the query that tells how the job stands. Of a job that has ended meanwhile the query is
 * read anew: the answer does not hold what came of it, and only a job in course is read again by itself.
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
