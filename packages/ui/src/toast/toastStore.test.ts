import { expect, test, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

test('keeps the oldest first and never more than four', () => {
  const store = createToastStore();
  for (const title of ['um', 'dois', 'três', 'quatro', 'cinco']) store.info(title);
  expect(store.getItems().map(({ title }) => title)).toEqual(['dois', 'três', 'quatro', 'cinco']);
});

test('says the same only once, the last time it was said', () => {
  const store = createToastStore();
  store.success('Dados obtidos com sucesso!', '12 linhas');
  store.warning('aviso');
  store.success('Dados obtidos com sucesso!', '8 linhas');
  expect(store.getItems().map(({ title, description }) => [title, description])).toEqual([
    ['aviso', undefined],
    ['Dados obtidos com sucesso!', '8 linhas'],
  ]);
});

test('a text that repeats the title is left out', () => {
  const store = createToastStore();
  store.error('Falta status!', 'Falta status! ');
  expect(store.getItems()[0]).toMatchObject({ description: undefined, durationMs: 3000 });
});

const titlesOf = (items: ReturnType<ReturnType<typeof createToastStore>['getItems']>) =>
  items.map(({ title }) => title);

test('what came of an act stands above what came of reading a list', () => {
  const store = createToastStore();
  store.error('Houve algum problema ao adicionar a ação!');
  store.info('Não há denúncias', undefined, { isReading: true });
  expect(titlesOf(store.getItems())).toEqual([
    'Não há denúncias',
    'Houve algum problema ao adicionar a ação!',
  ]);
});

test('a failure that was on show when the person pressed again does not come back after the success', () => {
  const store = createToastStore();
  store.error('Houve algum problema na importação da campanha!');
  store.see();
  store.success('Campanha importada com sucesso!');
  expect(titlesOf(store.getItems())).toEqual(['Campanha importada com sucesso!']);
});

test('a failure that nobody has pressed after comes back', () => {
  const store = createToastStore();
  store.see();
  store.error('arquivo 1 recusado');
  store.success('arquivo 2 recebido');
  expect(titlesOf(store.getItems())).toEqual(['arquivo 1 recusado', 'arquivo 2 recebido']);
});

test('keeps what was said, the same one each time, until all is cleared', () => {
  const store = createToastStore();
  for (let at = 0; at < 200; at += 1) store.success('Registro protocolo gravado com sucesso!', `${at}`);
  expect(store.getItems()).toHaveLength(1);
  expect(store.getLast().map(({ description }) => description)).toEqual(
    Array.from({ length: 99 }, (_, at) => `${at + 101}`),
  );
  store.clear();
  expect(store.getLast()).toEqual([]);
});

test('is held while somebody reads, and no more when nothing is left to read', () => {
  const store = createToastStore();
  const key = store.info('um');
  store.hold(true);
  expect(store.isHeld()).toBe(true);
  store.close(key);
  expect(store.isHeld()).toBe(false);
});

test.each([
  ['success', undefined, undefined, 3000],
  ['warning', 'Restam 2 minutos', undefined, 3000],
  ['error', undefined, undefined, 3000],
  ['error', 'Código repetido', undefined, 8000],
  ['error', 'Código repetido', { durationMs: 500 }, 500],
] as const)('%s with description %s and options %s stays %s ms', (tone, description, options, expected) => {
  const store = createToastStore();
  store[tone]('Título', description, options);
  expect(store.getItems()[0]).toMatchObject({ tone, durationMs: expected });
});

test('closes one and leaves the others', () => {
  const store = createToastStore();
  const first = store.success('primeiro');
  store.error('segundo');
  store.close(first);
  expect(store.getItems().map(({ title }) => title)).toEqual(['segundo']);
});

test('tells its listeners of each change, until they leave', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.warning('aviso');
  store.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.info('outro');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('hands out the same list until something changes', () => {
  const store = createToastStore();
  store.info('um');
  expect(store.getItems()).toBe(store.getItems());
});
