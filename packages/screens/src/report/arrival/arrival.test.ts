import { countFigure, figureOf } from '@vidas/ui/report-table/figures.ts';
import { partOf } from '@vidas/ui/report-table/part.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivalOf } from './arrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rowsTo = (count: number) => Array.from({ length: count }, (_, at) => ({ at }));

const setUp = () => {
  const shown: (readonly unknown[])[] = [];
  const stop = vi.fn();
  let at = 0;
  const arrival = arrivalOf({ publish: (rows) => shown.push(rows), stop, now: () => at });
  const take = (count: number, ms: number) => {
    at += ms;
    vi.advanceTimersByTime(ms);
    arrival.take(rowsTo(count));
  };
  return { arrival, shown, stop, take, counts: () => shown.map(({ length }) => length) };
};

describe('the rows of an answer that arrives', () => {
  it('are shown a moment after the first came, so that a short list is shown once and whole', () => {
    const { arrival, take, counts } = setUp();
    take(10, 0);
    vi.advanceTimersByTime(20);
    expect(counts()).toEqual([]);
    arrival.close();
    vi.advanceTimersByTime(1_000);
    expect(counts()).toEqual([]);
  });

  it('are shown in growing parts, so that what is done with them stays a small multiple of doing it once', () => {
    const { take, counts } = setUp();
    for (let portion = 1; portion <= 300; portion += 1) take(portion * 1_000, 40);
    const seen = counts();
    expect(seen[0]).toBe(1_000);
    for (const [at, count] of seen.slice(1).entries())
      expect(count / (seen[at] as number)).toBeGreaterThan(1.4);
    expect(seen.reduce((sum, count) => sum + count, 0)).toBeLessThan(300_000 * 3.5);
  });

  it('are copies that know themselves as a part, and its count goes on', () => {
    const { take, shown, stop } = setUp();
    take(10, 0);
    take(20, 100);
    const part = partOf(shown[0]);
    const changed = vi.fn();
    const end = part?.watch(changed);
    take(24, 300);
    expect(part?.state).toBe('arriving');
    expect(part?.count()).toBe(24);
    expect(changed).toHaveBeenCalledTimes(1);
    end?.();
    take(25, 300);
    expect(changed).toHaveBeenCalledTimes(1);
    part?.stop?.();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('that stop stay as a part with all that came, and with a way to read the rest', () => {
    const { arrival, take, shown, counts } = setUp();
    const readAgain = vi.fn();
    take(10, 0);
    take(20, 100);
    take(27, 10);
    arrival.end('stopped', readAgain);
    expect(counts()).toEqual([10, 27]);
    const part = partOf(shown[1]);
    expect([part?.state, part?.count(), part?.stop]).toEqual(['stopped', 27, undefined]);
    part?.readAgain?.();
    expect(readAgain).toHaveBeenCalledTimes(1);
    // The following end of the call changes nothing.
    expect(arrival.close()).toBe(false);
    take(90, 5_000);
    vi.advanceTimersByTime(1);
    arrival.end('broken', readAgain);
    expect(counts()).toEqual([10, 27]);
  });

  it('are counted while they come, each once, and not again when all are there', () => {
    let looks = 0;
    const figure = countFigure(() => {
      looks += 1;
      return true;
    });
    const shown: (readonly unknown[])[] = [];
    const arrival = arrivalOf({ publish: (some) => shown.push(some), stop: vi.fn(), now: () => 0 });
    const rows: unknown[] = [...rowsTo(10)];
    arrival.take(rows);
    vi.advanceTimersByTime(30);
    expect(figureOf(shown[0] as unknown[], figure)).toBe(10);
    rows.push(...rowsTo(10));
    arrival.take(rows);
    expect(looks).toBe(20);
    arrival.close();
    expect(figureOf(rows, figure)).toBe(20);
    expect(looks).toBe(20);
  });

  it('are drawn in a task of their own, not in the one that reads a portion', () => {
    const { take, counts } = setUp();
    take(10, 0);
    take(20, 500);
    take(30, 500);
    expect(counts()).toEqual([10]);
    vi.advanceTimersByTime(0);
    expect(counts()).toEqual([10, 30]);
  });

  it('of which none came leave nothing', () => {
    const { arrival, counts } = setUp();
    arrival.end('broken', vi.fn());
    expect(counts()).toEqual([]);
  });
});
