import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { putTarefa } from './putTarefa.ts';
import type { EstadoDaTarefa } from './tarefa.kinds.ts';

const key = ['andamento'];

interface Andamento {
  tarefa: EstadoDaTarefa | null;
  resultado: string | null;
}

const tarefa = (situacao: EstadoDaTarefa['situacao']): EstadoDaTarefa => ({
  id: '7',
  situacao,
  feito: 0,
  total: null,
  passo: null,
  motivo: null,
  pedidaEm: '26/11/2026 09:00',
  terminadaEm: null,
  usuario: 'Hélio Barreto Ramos',
});

/** A page on which a job waits, and a server on which it is already done. */
const waiting = async () => {
  const client = new QueryClient();
  client.setQueryData<Andamento>(key, { tarefa: tarefa('NA FILA'), resultado: null });
  const asked = vi.fn(() =>
    Promise.resolve<Andamento>({ tarefa: tarefa('CONCLUÍDA'), resultado: 'as despesas' }),
  );
  new QueryObserver(client, { queryKey: key, staleTime: Infinity, queryFn: asked }).subscribe(
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
  const put = (situacao: EstadoDaTarefa['situacao']) =>
    putTarefa<Andamento>(client, key, (before) => ({ resultado: null, ...before, tarefa: tarefa(situacao) }));
  return { asked, put, shown: () => client.getQueryData<Andamento>(key) };
};

test('a job that was done before it could be cancelled is shown with what came of it', async () => {
  const { put, shown } = await waiting();
  await put('CONCLUÍDA');
  await vi.waitFor(() => expect(shown()?.resultado).toBe('as despesas'));
});

test('a job that goes on is not asked for once more', async () => {
  const { asked, put, shown } = await waiting();
  await put('CANCELANDO');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()?.tarefa?.situacao).toBe('CANCELANDO');
  expect(asked).not.toHaveBeenCalled();
});
