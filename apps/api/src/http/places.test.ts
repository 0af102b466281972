import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Places } from './places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for a place, and tells what became of it. */
const asks = (places: Places) => {
  const outcome = { is: 'waiting' };
  places.take().then(
    () => (outcome.is = 'served'),
    (refusal: { status: number }) => (outcome.is = String(refusal.status)),
  );
  return outcome;
};
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('serves in the order of the line, and refuses who waited in vain', async () => {
  const places = new Places(1, 10_000);
  const [first, second, third] = [asks(places), asks(places), asks(places)];
  await after(0);
  expect([first.is, second.is, third.is]).toEqual(['served', 'waiting', 'waiting']);
  places.give();
  await after(9_900);
  expect([second.is, third.is]).toEqual(['served', 'waiting']);
  await after(200);
  expect(third.is).toBe('503');
});

it('lets a rush wait, and is short with who comes while the line does not end (SER-35)', async () => {
  const places = new Places(1, 10_000);
  const [, second] = [asks(places), asks(places)];
  await after(1_900);
  const inTheRush = asks(places);
  await after(200);
  const inTheCrowd = asks(places);
  await after(400);
  expect(inTheCrowd.is).toBe('waiting');
  await after(200);
  expect([second.is, inTheRush.is, inTheCrowd.is]).toEqual(['waiting', 'waiting', '503']);
  // Served in their order, those who waited before leave an empty line, and the next rush waits again.
  places.give();
  places.give();
  await after(0);
  expect([second.is, inTheRush.is]).toEqual(['served', 'served']);
  const inTheNext = asks(places);
  await after(5_000);
  expect(inTheNext.is).toBe('waiting');
});
