import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

const times = (count: number, work: (at: number) => void): void =>
  Array.from({ length: count }, (_, at) => at).forEach(work);

/** A machine with a fixed capacity: simultaneous lists slow each other down proportionally. */
const served = (pace: Pace, { ms, others = 0, cores }: { ms: number; others?: number; cores: number }) =>
  pace.ended('lista', ms * Math.max(1, (pace.limit + others) / cores), 'full');

describe('how many lists work at once (SER-35)', () => {
  const known = (): Pace => {
    const pace = new Pace(6);
    times(20, () => pace.ended('lista', 40, 'calm'));
    return pace;
  };

  it('is all of them while they do not hinder each other', () => {
    const pace = known();
    times(200, () => served(pace, { ms: 40, cores: 8 }));
    expect(pace.limit).toBe(6);
  });

  it('is fewer where they share one CPU, and again all when it is free', () => {
    const pace = known();
    times(200, () => served(pace, { ms: 40, cores: 1 }));
    expect(pace.limit).toBe(2);
    times(200, () => served(pace, { ms: 40, cores: 8 }));
    expect(pace.limit).toBe(6);
  });

  it('never falls below two, whatever others do with the machine', () => {
    const pace = known();
    times(500, () => served(pace, { ms: 40, others: 30, cores: 2 }));
    expect(pace.limit).toBe(2);
  });

  it('takes a list of a year beside those of a month for no crowd', () => {
    const pace = new Pace(6);
    const months = [1, 1, 12, 2, 1, 60];
    times(300, (at) => pace.ended('lista', 30 * (months[at % months.length] ?? 1), 'calm'));
    times(300, (at) => pace.ended('lista', 30 * (months[at % months.length] ?? 1), 'full'));
    expect(pace.limit).toBe(6);
  });

  it('is not lowered by slow ones that few are beside', () => {
    const pace = known();
    times(200, () => pace.ended('lista', 400, 'some'));
    expect(pace.limit).toBe(6);
  });

  it('says nothing of a kind that it never saw in calm', () => {
    const pace = new Pace(6);
    times(100, (at) => pace.ended('lista', at * 1000, 'full'));
    expect(pace.limit).toBe(6);
  });
});
