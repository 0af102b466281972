import { beforeEach, expect, test } from 'vitest';
import { calmBits, Limits, mostBits } from './limits.ts';

let now = new Date('2026-11-21T12:00:00Z');
let limits = new Limits({ clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const until = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  limits = new Limits({ clock: () => now });
});

test.each([
  [0, 18],
  [4, 18],
  [5, 19],
  [9, 19],
  [10, 20],
  [63, 20],
])('after %i tries of a place within ten minutes its next one costs %i bits', (tries, bits) => {
  for (let count = 0; count < tries; count += 1) limits.tried('a');
  expect(limits.bits('a')).toBe(bits);
  expect(limits.bits('b')).toBe(tries < 60 ? calmBits : 19);
});

test.each([
  [59, 18],
  [60, 19],
  [119, 19],
  [120, 20],
  [999, 20],
])('after %i tries of everybody within a minute each place pays %i bits', (tries, bits) => {
  for (let count = 0; count < tries; count += 1) limits.tried(`s${count}`);
  expect(limits.bits('someone else')).toBe(bits);
});

test('whatever happens, nobody is asked for more than the cap', () => {
  for (let count = 0; count < 5_000; count += 1) limits.tried('a');
  expect(limits.bits('a')).toBe(mostBits);
  expect(limits.bits('b')).toBe(mostBits);
});

test('a place pays as in calm times again ten minutes after its tries', () => {
  for (let count = 0; count < 20; count += 1) limits.tried('a');
  later(599);
  expect(limits.bits('a')).toBe(20);
  later(1);
  expect(limits.bits('a')).toBe(18);
});

test('the proof of work of everybody stays hard for 10 minutes after a flood and then is calm again', () => {
  for (let count = 0; count < 130; count += 1) limits.tried(`s${count}`);
  later(599);
  expect(limits.bits('b')).toBe(20);
  later(1);
  expect(limits.bits('b')).toBe(18);
});

test('a right key costs the place nothing', () => {
  for (let lookups = 0; lookups < 80; lookups += 1) {
    limits.tried('a');
    limits.succeeded('a');
  }
  expect(limits.bits('a')).toBe(18);
});

test('a floor is told to be kept when it rises, and at most once a minute while it lasts', () => {
  const told = Array.from({ length: 119 }, (_, count) => limits.tried(`s${count}`)).filter(Boolean);
  expect(told).toEqual([{ bits: 19, until: until(600) }]);
  expect(limits.tried('x')?.bits).toBe(20);
  later(30);
  for (let count = 0; count < 70; count += 1) expect(limits.tried('y')).toBeUndefined();
  later(30);
  for (let count = 0; count < 70; count += 1) limits.tried('z');
  expect(limits.floor.until).toEqual(until(600));
});

test('of what the contract refuses a place sends 60 a minute, and then waits; another place does not', () => {
  const waits = Array.from({ length: 61 }, () => limits.refusedWait('a'));
  expect(waits).toEqual([...new Array<number>(60).fill(0), 60]);
  expect(limits.refusedWait('b')).toBe(0);
  later(59);
  expect(limits.refusedWait('a')).toBe(1);
  later(1);
  expect(limits.refusedWait('a')).toBe(0);
});

test('the memory of the limits does not grow without end', () => {
  for (let count = 0; count < 25_000; count += 1) limits.tried(`s${count}`);
  for (let count = 0; count < 25_000; count += 1) limits.refusedWait(`s${count}`);
  expect(limits.sourceTries.times.size).toBe(20_000);
  expect(limits.sourceRefused.times.size).toBe(20_000);
  expect(limits.tries.times.get('all')?.length).toBe(1_000);
});

test('what everybody did counts times the servers, and a place counts as it is', () => {
  const one = new Limits({ clock: () => now, servers: () => 3 });
  for (let count = 0; count < 19; count += 1) one.tried(`s${count}`);
  expect(one.bits('b')).toBe(18);
  one.tried('s19');
  expect(one.bits('b')).toBe(19);
  const other = new Limits({ clock: () => now, servers: () => 3 });
  for (let count = 0; count < 4; count += 1) other.tried('a');
  expect(other.bits('a')).toBe(18);
});

test('a hardness that another server found is taken over, and never makes it easier', () => {
  limits.raise({ bits: 20, until: until(60) });
  expect(limits.bits('a')).toBe(20);
  limits.raise({ bits: 19, until: until(120) });
  limits.raise(undefined);
  later(90);
  expect(limits.bits('a')).toBe(20);
  later(31);
  expect(limits.bits('a')).toBe(18);
  limits.raise({ bits: 20, until: until(-1) });
  expect(limits.bits('a')).toBe(18);
});
