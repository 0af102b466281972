import { expect, test } from 'vitest';
import { Gate, GateFull } from './gate.ts';

const held = () => {
  const waiting: (() => void)[] = [];
  return { waiting, work: () => new Promise<void>((resolve) => waiting.push(resolve)) };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('4 run at once, 32 wait and the 37th is turned away at once', async () => {
  const gate = new Gate({ atOnce: 4, queue: 32 });
  const { waiting, work } = held();
  const accepted = Array.from({ length: 36 }, () => gate.run(work));
  await expect(gate.run(work)).rejects.toThrow(GateFull);
  await turn();
  expect(waiting).toHaveLength(4);
  for (let done = 0; done < 36; done += 1) {
    waiting[done]?.();
    await turn();
    expect(waiting.length - (done + 1)).toBeLessThanOrEqual(4);
  }
  await Promise.all(accepted);
  expect(waiting).toHaveLength(36);
});

test('work that fails gives its place to the next', async () => {
  const gate = new Gate({ atOnce: 1, queue: 1 });
  const failing = gate.run(() => Promise.reject(new Error('quebrou')));
  const next = gate.run(() => Promise.resolve('feito'));
  await expect(failing).rejects.toThrow('quebrou');
  await expect(next).resolves.toBe('feito');
  await expect(gate.run(() => Promise.resolve('de novo'))).resolves.toBe('de novo');
});
