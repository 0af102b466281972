import { expect, test, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

test('shows the oldest first and never more than four', () => {
  const store = createToastStore();
  for (const title of ['um', 'dois', 'três', 'quatro', 'cinco']) store.info(title);
  expect(store.getItems().map(({ title }) => title)).toEqual(['dois', 'três', 'quatro', 'cinco']);
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
