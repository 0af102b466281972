// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalkCall } from './calls.fixture.ts';
import { type TestServer, testServer } from './harness.ts';
import { calls, send, tokensOf } from './walkSend.fixture.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
});
afterAll(() => t.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const separators = '([/_-])';
/** Wire forms of days and months, each with its writer. */
const writings: readonly (readonly [
  RegExp,
  isMonth: boolean,
  write: (iso: string, separator: string) => string,
])[] = [
  [
    new RegExp(`^\\d\\d${separators}\\d\\d\\1\\d{4}$`),
    false,
    (iso, separator) => iso.split('-').toReversed().join(separator),
  ],
  [
    new RegExp(`^\\d\\d${separators}\\d{4}$`),
    true,
    (iso, separator) => iso.slice(0, 7).split('-').toReversed().join(separator),
  ],
  [
    new RegExp(`^\\d{4}${separators}\\d\\d$`),
    true,
    (iso, separator) => iso.slice(0, 7).replace('-', separator),
  ],
];

/** Counts of replaced values in a call. */
interface Seen {
  days: number;
  months: number;
}

/** A wire value whose days and months are replaced in order by `edges`; the last edge repeats. */
const replaceDays = (value: unknown, edges: readonly string[], seen: Seen): unknown => {
  if (typeof value === 'string') {
    for (const [pattern, isMonth, write] of writings) {
      const separator = pattern.exec(value)?.[1];
      if (separator === undefined) continue;
      const edge = edges[Math.min(seen.days + seen.months, edges.length - 1)] ?? '';
      seen[isMonth ? 'months' : 'days'] += 1;
      return write(edge, separator);
    }
    return value;
  }
  if (Array.isArray(value)) return value.map((one) => replaceDays(one, edges, seen));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceDays(one, edges, seen)]),
  );
};

const queryWith = (query: string | undefined, edges: readonly string[], seen: Seen) =>
  query &&
  new URLSearchParams(
    replaceDays(Object.fromEntries(new URLSearchParams(query)), edges, seen) as Record<string, string>,
  ).toString();

const withDays = (path: string, call: WalkCall, edges: readonly string[]): { call: WalkCall; seen: Seen } => {
  const seen: Seen = { days: 0, months: 0 };
  const used = Object.fromEntries(
    Object.entries(call.params ?? {}).filter(([name]) => path.includes(`{${name}}`)),
  );
  const params = replaceDays(used, edges, seen) as Record<string, string>;
  const query = queryWith(call.query, edges, seen);
  const body = replaceDays(call.body, edges, seen);
  return { call: { ...call, params, ...(query ? { query } : {}), body }, seen };
};

/** Replacements for a call's days, and whether the call may accept them. */
const edges: readonly (readonly [
  name: string,
  days: readonly string[],
  mayBeTaken: (seen: Seen, isPeriod: boolean) => boolean,
])[] = [
  ['year 0001', ['0001-01-01'], () => false],
  ['the last day before 1900', ['1899-12-31'], () => false],
  ['the first day', ['1900-01-01'], () => true],
  ['29/02 of a leap year', ['2024-02-29'], () => true],
  ['29/02 of another year', ['2023-02-29'], ({ days }) => days === 0],
  ['month 00', ['2026-00-10'], () => false],
  ['month 13', ['2026-13-10'], () => false],
  ['the last day', ['2199-12-31'], () => true],
  ['the first day after 2199', ['2200-01-01'], () => false],
  ['year 9999', ['9999-12-31'], () => false],
  ['the end before the begin', ['2026-11-10', '2026-10-09'], (_seen, isPeriod) => !isPeriod],
  ['40 years', ['1990-01-01', '2030-01-01'], () => true],
  ['41 years', ['1990-01-01', '2031-01-01'], (_seen, isPeriod) => !isPeriod],
];

/** The call has a first and a last day or month. */
const isPeriod = (path: string, { params, body }: WalkCall): boolean => {
  const names = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const sent = isRecord(body) ? new Set(Object.keys(body)) : new Set<string>();
  return (
    (names.has('start') && names.has('end') && params?.start !== '0') ||
    (sent.has('dtInicial') && sent.has('dtFinal'))
  );
};

const dated = calls.filter(({ endpoint, call }) => {
  const { days, months } = withDays(endpoint.path, call, ['2026-11-01']).seen;
  return days + months > 0;
});

/** Answers of simultaneous calls; /live answers while they run. */
const ask = async <T>(running: readonly Promise<T>[]): Promise<T[]> => {
  const live = await t.staff.inject({ url: '/live' });
  expect(live.statusCode).toBe(200);
  return Promise.all(running);
};

describe('the edges of the calendar are answered and stop nothing (SER-47)', () => {
  it('are sent to every call that has a day or a month', () => {
    expect(dated.length).toBeGreaterThan(90);
  });

  it.each(dated)('$name', async ({ endpoint, call }) => {
    const [token] = await tokensOf(t, call);
    const asked = edges.map(([name, days, mayBeTaken]) => {
      const edge = withDays(endpoint.path, call, days);
      // 422: a month in the future, or a month that is not closed.
      const proper = [...(call.status ?? []), 200, 204, 400, 422];
      const isTaken = mayBeTaken(edge.seen, isPeriod(endpoint.path, call));
      return { name, call: edge.call, proper: isTaken ? proper : [400] };
    });
    const replies = await ask(asked.map((edge) => send(t.staff, endpoint, edge.call, token)));
    for (const [at, { statusCode, body }] of replies.entries())
      expect(asked[at]?.proper, `${asked[at]?.name}: ${body.slice(0, 300)}`).toContain(statusCode);
  });
});

/** The body with one of its lists 200,000 elements long, repeated or empty texts. */
const longBodies = (body: unknown): [name: string, body: object][] =>
  isRecord(body)
    ? Object.entries(body).flatMap(([name, value]): [string, object][] => {
        if (Array.isArray(value))
          return [
            [name, { ...body, [name]: Array.from({ length: 200_000 }, () => (value[0] as unknown) ?? '') }],
          ];
        return longBodies(value).map(([inner, long]) => [`${name}.${inner}`, { ...body, [name]: long }]);
      })
    : [];

const listed = calls.filter(({ call }) => longBodies(call.body).length > 0);

describe('a list of 200,000 elements stops nothing (SER-48)', () => {
  it.each(listed)('$name', async ({ endpoint, call }) => {
    const [token] = await tokensOf(t, call);
    for (const [name, body] of longBodies(call.body)) {
      const [reply] = await ask([send(t.staff, endpoint, { ...call, body }, token)]);
      expect(
        [...(call.status ?? []), 200, 204, 400, 413, 422],
        `${name}: ${reply?.body.slice(0, 300)}`,
      ).toContain(reply?.statusCode);
      if (reply?.statusCode !== 200) expect(reply?.body.length).toBeLessThan(10_000);
    }
  });

  it('of names that nobody knows is refused with twenty of them', async () => {
    const payload = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`campo${at}`, at]));
    const reply = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { ...payload },
    });
    expect([400, 413]).toContain(reply?.statusCode);
    expect(reply?.body.length).toBeLessThan(10_000);
  });
});
