import { expect, it, vi } from 'vitest';
import { hasNoConnection, isPassing } from '../gone.ts';
import { Turns, whileHolding } from './turns.ts';

it('is busy, not broken, for who waits too long for the one connection; the next one gets it', async () => {
  const turns = new Turns();
  await turns.take();
  const late: object = await turns.take(1).then(
    () => ({}),
    (error: object) => error,
  );
  expect(hasNoConnection(late)).toBe(true);
  expect(isPassing(late)).toBe(true);
  const next = turns.take();
  turns.give();
  await next;
});

it('told by who holds the connection what its work is, a waiter goes after seconds and says so (CAR-39)', async () => {
  vi.useFakeTimers();
  const turns = new Turns();
  const work = { name: 'carregando', told: 'Carregando dados.' };
  await whileHolding(work, () => turns.take());
  expect(turns.longWork).toBe(work);
  const late = turns.take(30_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toMatchObject({ code: '53300', told: 'Carregando dados.' });
  turns.give();
  expect(turns.longWork).toBeUndefined();
  await turns.take();
  const later = turns.take(30_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await later).toMatchObject({ code: '53300', told: undefined });
  vi.useRealTimers();
});
