import { expect, it } from 'vitest';
import { hasNoConnection, isPassing } from '../gone.ts';
import { Turns } from './turns.ts';

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
