import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import { limits } from './limits.ts';
import { fileOf, runners } from './runners.ts';

test('every folder of bench/ is a runner with limits, and every limit says why', () => {
  expect(Object.keys(limits).sort()).toEqual(runners());
  for (const runner of runners()) expect(fileOf(runner), runner).toBeDefined();
  for (const limit of Object.values(limits).flatMap((own) => Object.values(own))) {
    expect(limit.why).not.toBe('');
    expect(limit.ratio ?? limit.growth ?? limit.p99 ?? limit.ms ?? limit.mb ?? limit.keys).toBeGreaterThan(0);
  }
});

describe('a run fails', () => {
  const limit = { import: { ratio: 2, growth: 2.5, why: 'a straight line' } };
  const measure = { name: 'import', ms: 10, ratio: 1.5, growth: 2 };

  test('not within its limits', () => {
    expect(judge([measure], limit)).toEqual([]);
  });

  test('over a ratio or a growth, with the reason of the limit', () => {
    expect(judge([{ ...measure, ratio: 2.1 }], limit)).toEqual([
      'import: ratio 2.10 is over 2 (a straight line)',
    ]);
    expect(judge([{ ...measure, growth: 4 }], limit)).toEqual([
      'import: growth 4.00 is over 2.5 (a straight line)',
    ]);
  });

  test('over the milliseconds of a short call', () => {
    const calls = { import: { p99: 100, why: 'others work meanwhile' } };
    expect(judge([{ name: 'import', p99: 99 }], calls)).toEqual([]);
    expect(judge([{ name: 'import', p99: 101 }], calls)).toEqual([
      'import: p99 101.00 is over 100 (others work meanwhile)',
    ]);
    expect(judge([measure], calls)).toEqual(['import: no p99 was measured']);
  });

  test('over the milliseconds and the megabytes that a person feels', () => {
    const list = { list: { ms: 400, mb: 80, why: 'the first page is there at once' } };
    expect(judge([{ name: 'list', ms: 400, mb: 80 }], list)).toEqual([]);
    expect(judge([{ name: 'list', ms: 401, mb: 81 }], list)).toEqual([
      'list: ms 401.00 is over 400 (the first page is there at once)',
      'list: mb 81.00 is over 80 (the first page is there at once)',
    ]);
    expect(judge([{ name: 'list', ms: 400 }], list)).toEqual(['list: no mb was measured']);
  });

  test('over the keys of a person', () => {
    const desk = { desk: { keys: 2, why: 'a name and Enter' } };
    expect(judge([{ name: 'desk', keys: 2 }], desk)).toEqual([]);
    expect(judge([{ name: 'desk', keys: 3 }], desk)).toEqual([
      'desk: keys 3.00 is over 2 (a name and Enter)',
    ]);
  });

  test('for a measure without a limit and a limit without its measure', () => {
    expect(judge([{ name: 'new', ms: 1 }], limit)).toEqual([
      'new: has no limit in bench/limits.ts',
      'import: was not measured',
    ]);
    expect(judge([{ name: 'import', ms: 1, growth: Number.NaN, ratio: 1 }], limit)).toEqual([
      'import: no growth was measured',
    ]);
  });
});
