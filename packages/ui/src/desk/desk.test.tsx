import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { UiProvider } from '../i18n/UiProvider.tsx';
import { holdText } from '../leaving/leaving.ts';
import { common, fire } from '../one-press/presses.fixture.ts';
import { DeskScene, type DeskSceneProps, TypedDeskScene } from './desk.fake.tsx';
import { heading, isOn, key, later, said, scene } from './deskScene.fixture.tsx';

beforeEach(() => page.viewport(1366, 768));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const rowOf = (name: RegExp) => screen.getByRole('button', { name });

test('MES-1: what needs a person comes first, what is clean is folded with count and sum', async () => {
  await scene();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Bloqueados · 2', 'A decidir · 4']);
  expect(screen.getByText('Limpos · 13 · R$ 1.310,00').closest('details')?.open).toBe(false);
});

test.each([
  ['e', 'aprovado 1'],
  ['g', 'glosado 1'],
  ['1', 'pago pela tabela 1'],
])('MES-2, MES-5, MES-9: %s decides, says the result and goes to the next thing', async (name, expected) => {
  const { decided } = await scene();
  await key(name);
  await isOn('2 · Hemograma');
  expect(decided).toEqual([expected]);
  expect(said()).toMatch(/^Item 1 .+\.$/);
  expect(screen.getByText('2 de 6')).toBeTruthy();
});

test('MES-2: Q goes to the quantity, N and P step without a decision, a key without its act does nothing', async () => {
  const { decided } = await scene();
  await key('2');
  await key('n');
  await isOn('2 · Hemograma');
  await key('p');
  await isOn('1 · Hemograma');
  await key('q');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantidade' }));
  expect(decided).toEqual([]);
});

test('MES-3: a key before the thing stood in sight for 300 ms decides nothing, and says so', async () => {
  const { decided } = await scene();
  await key('e', { at: performance.now() - 400 });
  expect(decided).toEqual([]);
  expect(said()).toContain('Ainda não');
  await key('e');
  expect(decided).toEqual(['aprovado 1']);
});

test('MES-4: a letter outside the desk, in a field, or held does nothing', async () => {
  const { decided } = await scene();
  await key('e', { on: screen.getByRole('button', { name: 'Fora' }) });
  await key('e', { on: screen.getByRole('textbox', { name: 'Quantidade' }) });
  await key('e', { repeat: true });
  expect(decided).toEqual([]);
});

test('MES-4: switched off, letters do nothing and the buttons do', async () => {
  const { decided } = await scene();
  act(() => screen.getByRole('button', { name: 'Teclas' }).click());
  act(() => screen.getByRole('checkbox', { name: 'Teclas de uma letra' }).click());
  act(() => screen.getAllByRole('button', { name: 'Fechar' })[0]?.click());
  await key('e', { on: screen.getByText('1 · Hemograma', { selector: 'h2' }) });
  expect(decided).toEqual([]);
  const button = screen.getByRole('button', { name: 'Aprovar e ir ao próximo' });
  await act(async () => void fire(button, new MouseEvent('click', common), later()));
  expect(decided).toEqual(['aprovado 1']);
});

test('MES-5: after the last one the list has the focus, and nothing waits', async () => {
  const { decided } = await scene({ gone: ['2', '3', '4', '5', '6'] });
  await key('e');
  await screen.findByText('Nada mais espera por uma decisão.');
  expect(decided).toEqual(['aprovado 1']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Lista: Itens da guia' })),
  );
});

test('MES-7: U takes the decision back, says it and shows the thing again at its place', async () => {
  const places: (number | null)[] = [];
  const { decided } = await scene({ onPlace: (place) => places.push(place) });
  await key('e');
  await isOn('2 · Hemograma');
  await key('u');
  await isOn('1 · Hemograma');
  expect(decided).toEqual(['aprovado 1', 'desfeito 1']);
  await waitFor(() => expect(places.at(-1)).toBe(1));
  expect(said()).toBe('Desfeito: item 1 volta a esperar.');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('MES-7: after ten seconds nothing is taken back', async () => {
  const { decided } = await scene();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await key('e');
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  await key('u');
  expect(decided).toEqual(['aprovado 1']);
});

test('MES-7: an undo that is refused says why, and the decision stays', async () => {
  await scene({ refusesUndo: 'A guia já foi incorporada.' });
  await key('e');
  await isOn('2 · Hemograma');
  await key('u');
  expect(said()).toBe('A guia já foi incorporada.');
  expect(screen.getByText('Bloqueados · 1')).toBeTruthy();
});

test('MES-8: a thing that somebody else decided disappears, and a line says who', async () => {
  const { change } = await scene();
  change({ gone: ['1'] });
  await isOn('2 · Hemograma');
  expect(said()).toBe('1 · Hemograma: Marília Prado já decidiu.');
  expect(screen.getByText('1 de 5')).toBeTruthy();
});

test('MES-8: what the act itself takes from the list is not told as somebody else’s, and the next one is that after it', async () => {
  const scenes: { change?: (more: DeskSceneProps) => void } = {};
  // Read again before the act answers.
  const { change } = await scene({ onDecide: () => scenes.change?.({ gone: ['3'] }) });
  scenes.change = change;
  await key('n');
  await key('n');
  await isOn('3 · Hemograma');
  await key('e');
  await isOn('4 · Hemograma');
  expect(said()).toBe('Item 3 aprovado.');
  expect(screen.getByText('4 de 6')).toBeTruthy();
});

test('MES-8: what is typed stays when its thing was decided by somebody else, until the person acts', async () => {
  const { change } = await scene();
  const release = holdText();
  change({ gone: ['1'] });
  await waitFor(() => expect(said()).toBe('1 · Hemograma: Marília Prado já decidiu.'));
  expect(screen.getByRole('heading', { name: '1 · Hemograma' })).toBeTruthy();
  release();
});

test('MES-8: many that leave at once are told by three names and the number of the others', async () => {
  const { change } = await scene();
  change({ gone: ['2', '3', '4', '5', '6'] });
  await waitFor(() => expect(said()).toMatch(/^2 · .+ 3 · .+ 4 · .+ E mais 2\.$/));
  expect(screen.getByText('1 de 1')).toBeTruthy();
});

test('MES-12: Enter in the field saves and goes on to the next field; a held or an early one does not', async () => {
  const decided: string[] = [];
  render(
    <UiProvider>
      <TypedDeskScene onDecide={(what) => decided.push(what)} />
    </UiProvider>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome da mãe' });
  await heading('1 · Nome da mãe');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  const submit = (at: number) =>
    act(async () => void fire(field().form as Element, new SubmitEvent('submit', common), at));
  const held = new KeyboardEvent('keydown', { ...common, key: 'Enter', repeat: true });
  expect(fire(field(), held, later())).toBe(false);
  await submit(performance.now() - 400);
  expect(decided).toEqual([]);
  await submit(later());
  await heading('2 · Nome da mãe');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(decided).toEqual(['1: ']);
});

test('MES-3: a part of a thing is decided once it was seen, and the thing stays until its last part', async () => {
  const { decided } = await scene({ parts: 2 });
  await key('e');
  const part = screen.getByRole('heading', { name: 'Parte 2', level: 3 });
  await waitFor(() => expect(document.activeElement).toBe(part));
  expect(decided).toEqual(['aprovado 1']);
  expect(said()).toBe('Item 1 aprovado.');
  // The part has not stood there yet.
  await key('e', { at: performance.now() });
  expect(decided).toEqual(['aprovado 1']);
  await key('e');
  await isOn('2 · Hemograma');
  expect(decided).toEqual(['aprovado 1', 'aprovado 1']);
});

test('MES-5: the focus is never outside the desk, so that the next key is not lost', async () => {
  const { decided } = await scene();
  const desk = screen.getByRole('region', { name: 'Itens da guia' });
  const press = (name: string) => {
    act(
      () =>
        void fire(
          document.activeElement ?? document.body,
          new KeyboardEvent('keydown', { ...common, key: name }),
          later(),
        ),
    );
    // In the same moment, before any timer.
    expect(desk.contains(document.activeElement), name).toBe(true);
  };
  press('n');
  press('n');
  expect(screen.getByRole('heading', { name: '3 · Hemograma' })).toBeTruthy();
  press('Escape');
  await waitFor(() => expect(document.activeElement).toBe(rowOf(/^Ver 3 ·/)));
  expect(decided).toEqual([]);
});

test('MES-6: the thing of the address has the focus, so that its keys act', async () => {
  render(
    <UiProvider>
      <DeskScene first="3" />
    </UiProvider>,
  );
  await isOn('3 · Hemograma');
  expect(screen.getByText('3 de 6')).toBeTruthy();
});
