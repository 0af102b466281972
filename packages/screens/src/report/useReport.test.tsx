import { QueryClientProvider } from '@tanstack/react-query';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../app/services.tsx';
import { type ReportTexts, useAsk, useReport } from './useReport.ts';

afterEach(() => {
  cleanup();
  toasts.clear();
});

const texts: ReportTexts = { success: (count) => [`${count} linhas`], empty: ['Não há linhas'] };

/** A list whose answers the test gives one by one. */
function scene() {
  const client = createQueryClient();
  let next: readonly string[] | Error = ['uma'];
  let reads = 0;
  const query = {
    queryKey: ['casa', 'lista'],
    queryFn: async () => {
      reads += 1;
      if (next instanceof Error) throw next;
      return [...next];
    },
  };
  function Scene() {
    const report = useReport(query, texts);
    const ask = useAsk();
    return (
      <>
        <p>{report.failure ? report.failure.message : (report.rows ?? []).join(' ')}</p>
        <button type="button" onClick={() => ask([query], () => undefined)}>
          Buscar
        </button>
        <button type="button" onClick={report.read}>
          Tentar de novo
        </button>
      </>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Scene />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    answers: (rows: readonly string[] | Error) => void (next = rows),
    reread: () => client.invalidateQueries({ queryKey: ['casa'] }),
    reads: () => reads,
  };
}

const said = () => toasts.getLast().map(({ tone, title }) => `${tone} ${title}`);

test('says what a person asked for, once, and nothing of what is read again after an act', async () => {
  const { answers, reread } = scene();
  await waitFor(() => expect(said()).toEqual(['success 1 linhas']));
  toasts.clear();
  answers(['uma', 'duas']);
  await reread();
  await screen.findByText('uma duas');
  answers(new Error('caiu'));
  await reread();
  await screen.findByText('caiu');
  answers([]);
  await reread();
  await waitFor(() => expect(screen.queryByText('caiu')).toBeNull());
  expect(said()).toEqual([]);
  fireEvent.click(screen.getByText('Buscar'));
  await waitFor(() => expect(said()).toEqual(['info Não há linhas']));
  toasts.clear();
  answers(new Error('caiu de novo'));
  fireEvent.click(screen.getByText('Tentar de novo'));
  await waitFor(() => expect(said()).toEqual(['error Não foi possível carregar os dados!']));
});

test('an act that reads a list again leaves its own message on show', async () => {
  const { answers, reread, reads } = scene();
  await waitFor(() => expect(said()).toEqual(['success 1 linhas']));
  toasts.error('Houve algum problema ao adicionar a ação!');
  answers(['uma', 'duas']);
  await reread();
  await screen.findByText('uma duas');
  expect(reads()).toBe(2);
  expect(toasts.getItems().at(-1)).toMatchObject({ title: 'Houve algum problema ao adicionar a ação!' });
  fireEvent.click(screen.getByText('Buscar'));
  await waitFor(() => expect(said()).toContain('success 2 linhas'));
  expect(toasts.getItems().at(-1)).toMatchObject({ title: 'Houve algum problema ao adicionar a ação!' });
});
