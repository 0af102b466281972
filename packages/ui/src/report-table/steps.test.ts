import { describe, expect, it } from 'vitest';
import { advance, finish, finishInSlices, type Steps } from './steps.ts';

function* count(to: number, seen: number[] = []): Steps<number> {
  for (let step = 1; step <= to; step++) {
    seen.push(step);
    yield;
  }
  return to;
}

function* busy(milliseconds: number, seen: { count: number }): Steps<string> {
  for (let step = 0; step < 5; step++) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    seen.count++;
    yield;
  }
  return 'done';
}

describe('work in steps', () => {
  it('is done at once when asked so', () => {
    const seen: number[] = [];
    expect(finish(count(3, seen))).toBe(3);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('advances at least one step, stops when its time is up, and goes on where it stopped', () => {
    const seen: number[] = [];
    const steps = count(2, seen);
    expect(advance(steps, 0)).toBeNull();
    expect(seen).toEqual([1]);
    expect(advance(steps, 1000)).toEqual({ result: 2 });
    expect(seen).toEqual([1, 2]);
  });

  it('tells an undefined result from work that is not done', () => {
    function* nothing(): Steps<undefined> {
      yield;
      return undefined;
    }
    const steps = nothing();
    expect(advance(steps, 0)).toBeNull();
    expect(advance(steps, 1000)).toEqual({ result: undefined });
  });

  it('in slices lets others have their turn between two stretches', async () => {
    const seen = { count: 0 };
    const turns: number[] = [];
    const isOthers = setInterval(() => turns.push(seen.count), 1);
    const result = await finishInSlices(busy(12, seen), () => true);
    clearInterval(isOthers);
    expect(result).toBe('done');
    expect(seen.count).toBe(5);
    expect(turns.length).toBeGreaterThan(0);
  });

  it('in slices ends without a result when nobody wants it any more', async () => {
    const seen = { count: 0 };
    expect(await finishInSlices(busy(12, seen), () => seen.count === 0)).toBeNull();
    expect(seen.count).toBeLessThan(5);
    expect(await finishInSlices(count(1), () => false)).toBeNull();
  });

  it('passes on what the work throws', async () => {
    function* broken(): Steps<never> {
      yield;
      throw new Error('não deu');
    }
    expect(() => finish(broken())).toThrow('não deu');
    await expect(finishInSlices(broken(), () => true)).rejects.toThrow('não deu');
  });
});
