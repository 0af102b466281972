import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { putAnswer } from './putAnswer.ts';

const key = ['tarefa'];

/** A page with a query whose answers come when the test sends them. */
const reading = (kept?: string) => {
  const client = new QueryClient();
  if (kept !== undefined) client.setQueryData(key, kept);
  const answers: ((state: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: key,
    staleTime: 0,
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
        answers.push(resolve);
      }),
  });
  observer.subscribe(() => undefined);
  return { client, answers, shown: () => client.getQueryData(key) };
};

test('a reading that began before an act does not put back the state of before', async () => {
  const { client, answers, shown } = reading('na fila');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await putAnswer<string>(client, key, () => 'cancelada');
  answers[0]?.('nenhuma');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('cancelada');
  expect(answers).toHaveLength(1);
});

test('where the first reading was given up it is asked again', async () => {
  const { client, answers, shown } = reading();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await putAnswer<string>(client, key, () => 'na fila');
  expect(shown()).toBe('na fila');
  answers[0]?.('nenhuma');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBe('na fila');
  answers[1]?.('executando');
  await vi.waitFor(() => expect(shown()).toBe('executando'));
});
