import { expect, test } from 'vitest';
import { operatorDay } from '../../operatorDay.ts';
import { noticeSlot } from './notices.ts';
import { conclusao, prazos, vencimento } from './prazos.rules.ts';
import { drawProtocolo, isProtocolo, normalizeProtocolo } from './protocolo.rules.ts';

test.each([
  // Saturday; nothing but weekends between
  ['2026-11-21', '2026-11-28', '2026-12-01'],
  // Christmas (Friday) and New Year (Friday) are left out
  ['2026-12-22', '2026-12-29', '2027-01-04'],
  // Carnaval, Tuesday 17 February 2026
  ['2026-02-11', '2026-02-18', '2026-02-23'],
  // Consciência Negra, national since 2024
  ['2025-11-14', '2025-11-21', '2025-11-26'],
])('a report of %s is promised analysis until %s and an answer until %s', (today, analise, resposta) => {
  expect(prazos(today)).toEqual({ analise, resposta });
});

test('a report of 2026-11-09 should be closed by 2026-12-22, thirty business days later', () => {
  // 43 days, without six weekends and Consciência Negra
  expect(conclusao('2026-11-09')).toBe('2026-12-22');
});

test.each([
  ['new', { status: 'N', escritos: 0, esperaDesde: null }, ['analise', '2026-11-16', -5]],
  ['only confirmed', { status: 'A', escritos: 1, esperaDesde: null }, ['resposta', '2026-11-18', -3]],
  ['answered', { status: 'A', escritos: 2, esperaDesde: null }, ['conclusao', '2026-12-22', 31]],
  ['asked today', { status: 'A', escritos: 2, esperaDesde: '2026-11-21' }, ['mensagem', '2026-12-01', 10]],
  ['new and asked', { status: 'N', escritos: 0, esperaDesde: '2026-11-21' }, ['analise', '2026-11-16', -5]],
  ['closed', { status: 'E', escritos: 3, esperaDesde: null }, null],
  [
    'closed and asked',
    { status: 'E', escritos: 3, esperaDesde: '2026-11-12' },
    ['mensagem', '2026-11-24', 3],
  ],
] as const)(
  'of a report of 2026-11-09, %s, what is due on 2026-11-21 is the first that is not met',
  (_what, andamento, due) => {
    const owed = vencimento({ ...andamento, registradaEm: '2026-11-09' }, '2026-11-21');
    expect(owed && [owed.oQue, owed.em, owed.dias]).toEqual(due);
  },
);

test('the day is the operator’s, not that of Greenwich', () => {
  expect(operatorDay(new Date('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
  expect(operatorDay(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
});

test.each([
  ['2026-11-21T11:59:59Z', '2026-11-20 15'],
  ['2026-11-21T12:00:00Z', '2026-11-21 09'],
  ['2026-11-21T17:59:59Z', '2026-11-21 09'],
  ['2026-11-21T18:00:00Z', '2026-11-21 15'],
  ['2026-11-22T02:30:00Z', '2026-11-21 15'],
  ['2026-11-22T03:10:00Z', '2026-11-21 15'],
])('at %s the last hour of notice was %s', (moment, slot) => {
  expect(noticeSlot(new Date(moment))).toBe(slot);
});

test.each([
  ['40719382', '40719382'],
  [' 4071 9382 ', '40719382'],
  ['4071-9382', '40719382'],
  ['4071–9382', '40719382'],
  ['abc', 'abc'],
])('the protocol %j is read as %j', (typed, bare) => {
  expect(normalizeProtocolo(typed)).toBe(bare);
});

test('10,000 protocols: no order, no favourite digit, no repetition beyond chance', () => {
  const drawn = Array.from({ length: 10_000 }, drawProtocolo);
  expect(drawn.every(isProtocolo)).toBe(true);
  // 0.5 repetitions are expected; ten would be one in a billion runs.
  expect(new Set(drawn).size).toBeGreaterThan(9_990);
  for (let position = 0; position < 8; position += 1) {
    const counts = new Array<number>(10).fill(0);
    for (const protocolo of drawn) counts[Number(protocolo[position])]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 9 degrees of freedom: 60 is passed by chance once in a billion.
    expect(chiSquare).toBeLessThan(60);
  }
  let rising = 1;
  let longest = 1;
  for (let index = 1; index < drawn.length; index += 1) {
    rising = drawn[index]! > drawn[index - 1]! ? rising + 1 : 1;
    longest = Math.max(longest, rising);
  }
  // A run of 15 rising numbers has probability 10,000/15!.
  expect(longest).toBeLessThan(15);
});
