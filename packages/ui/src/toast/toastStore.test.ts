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
  store.error('Falta Status!', 'Falta Status! ');
  expect(store.getItems()[0]).toMatchObject({ description: undefined, durationMs: 3000 });
});

test('news makes way for a question; what went wrong stays', () => {
  const store = createToastStore();
  store.success('Dados obtidos com sucesso!');
  store.error('Erro ao enviar!');
  store.info('3 linhas');
  store.warning('Sem e-mail');
  store.closeNews();
  expect(store.getItems().map(({ title }) => title)).toEqual(['Erro ao enviar!', 'Sem e-mail']);
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
