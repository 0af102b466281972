import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Places } from './places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests a place and returns the outcome. */
const asks = (places: Places) => {
  const outcome = { is: 'waiting', give: (): void => undefined };
  places.take().then(
    ({ give }) => Object.assign(outcome, { is: 'served', give }),
    (refusal: { status: number }) => (outcome.is = String(refusal.status)),
  );
  return outcome;
};
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface Coming {
  /** Requests that arrive every `gapMs`, for `ms` in total. */
  each?: number;
  gapMs: number;
  ms: number;
  /** Each one holds its place for this long. */
  heldMs: number;
}

/** Number of served requests, their 95th percentile, and the waits of refused ones. */
const comes = async (places: Places, { each = 1, gapMs, heldMs, ms }: Coming) => {
  const [took, refused]: [number[], number[]] = [[], []];
  const one = async (): Promise<void> => {
    const came = performance.now();
    const place = await places.take().catch(() => undefined);
    if (!place) return void refused.push(performance.now() - came);
    setTimeout(() => {
      took.push(performance.now() - came);
      place.give();
    }, heldMs);
  };
  for (let at = 0; at < ms; at += gapMs) {
    for (let count = 0; count < each; count += 1) void one();
    // Sequential in time.
    // oxlint-disable-next-line no-await-in-loop
    await after(gapMs);
  }
  await after(20_000);
  const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)];
  return { served: took.length, refused, p95 };
};

it('serves in the order of the line, and refuses who waited in vain', async () => {
  const places = new Places(1, 10_000);
  const [first, second, third] = [asks(places), asks(places), asks(places)];
  await after(0);
  expect([first.is, second.is, third.is]).toEqual(['served', 'waiting', 'waiting']);
  first.give();
  await after(9_900);
  expect([second.is, third.is]).toEqual(['served', 'waiting']);
  await after(200);
  expect(third.is).toBe('503');
});

describe('with more than can be served (SER-35)', () => {
  const held = { heldMs: 150, ms: 20_000 };

  it('serves all that it can, in no more than one and a half times the usual, and refuses the others at once', async () => {
    // Six places of 150 ms serve forty a second; three times as many arrive.
    const { served, refused, p95 } = await comes(new Places(6, 10_000), { ...held, gapMs: 1000 / 120 });
    expect(served).toBeGreaterThan(780);
    expect(p95).toBeLessThanOrEqual(1.5 * held.heldMs);
    expect(Math.max(...refused)).toBeLessThan(held.heldMs);
  });

  it('takes no moment without a line for the end of the crowd', async () => {
    const { p95 } = await comes(new Places(6, 10_000), { ...held, each: 12, gapMs: 90 });
    expect(p95).toBeLessThanOrEqual(2 * held.heldMs);
  });

  it('is as patient with lists that take seconds', async () => {
    const { p95, served } = await comes(new Places(6, 10_000), { heldMs: 3_000, ms: 200_000, gapMs: 170 });
    expect(served).toBeGreaterThan(390);
    expect(p95).toBeLessThanOrEqual(6_000);
  });

  it('refuses nobody while it keeps up', async () => {
    const { refused } = await comes(new Places(6, 10_000), { ...held, gapMs: 26 });
    expect(refused).toEqual([]);
  });
});

describe('in a rush', () => {
  /** Sends that many requests at once to places with this earlier duration. */
  const rush = async (count: number, heldMs: number) => {
    const places = new Places(6, 10_000);
    await comes(places, { gapMs: heldMs, ms: 3 * heldMs, heldMs });
    return comes(places, { each: count, gapMs: 1, ms: 1, heldMs });
  };

  it('lets a whole office wait for short lists', async () => {
    expect(await rush(100, 20)).toMatchObject({ served: 100, refused: [] });
  });

  it('lets three turns of long ones wait, and refuses the rest', async () => {
    expect((await rush(60, 2_000)).served).toBe(24);
  });

  it('begins anew after a crowd has gone', async () => {
    const places = new Places(6, 10_000);
    await comes(places, { gapMs: 5, ms: 5_000, heldMs: 150 });
    const rushed = await comes(places, { each: 18, gapMs: 1, ms: 1, heldMs: 150 });
    expect(rushed).toMatchObject({ served: 18, refused: [] });
  });
});

describe('where lists hinder each other (SER-35)', () => {
  /** A machine that serves lists of 25 ms one by one; 120 a second arrive, three times as many. */
  const crowd = async (kind?: string) => {
    const places = new Places(6, 10_000);
    for (let at = 0; at < 20; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const { give } = await places.take(kind);
      // oxlint-disable-next-line no-await-in-loop
      await after(25);
      give(0);
    }
    const took: number[] = [];
    const working = new Map<object, { left: number; came: number; give: (ms: number) => void }>();
    for (let ms = 0; ms < 20_000; ms += 1) {
      if (ms % 8 === 0) {
        const came = performance.now();
        places.take(kind).then(
          ({ give }) => working.set({}, { left: 25, came, give }),
          () => undefined,
        );
      }
      // oxlint-disable-next-line no-await-in-loop
      await after(1);
      const share = 1 / working.size;
      for (const [key, one] of working) {
        one.left -= share;
        if (one.left > 0) continue;
        working.delete(key);
        if (ms > 2_000) took.push(performance.now() - one.came);
        one.give(0);
      }
    }
    return { served: took.length, p95: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0 };
  };

  it('lets fewer in at once, serves as many, and each in less than half the time', async () => {
    const [all, fewer] = [await crowd(), await crowd('lista')];
    expect(fewer.served).toBeGreaterThan(0.98 * all.served);
    expect(fewer.p95).toBeLessThan(all.p95 / 2);
  });

  it('lets another in beside one whose reader takes nothing, and counts that time for nothing', async () => {
    const places = new Places(1, 10_000);
    const first = await places.take('lista');
    const second = asks(places);
    first.rest();
    await after(0);
    // The place is one of a few connections, so it stays with the first.
    expect(second.is).toBe('waiting');
    first.give(0);
    await after(0);
    expect(second.is).toBe('served');
  });
});
