import { beforeEach, expect, test } from 'vitest';
import { Limits } from './limits.ts';

let now = new Date('2026-11-21T12:00:00Z');
let limits = new Limits({ clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const fail = (source: string, protocolo: string) => {
  limits.lookupStarts(source, protocolo);
  return limits.lookupFailed();
};

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  limits = new Limits({ clock: () => now });
});

test('a source may fail 5 times in 10 minutes, and waits until the first of them is 10 minutes old', () => {
  for (let failures = 0; failures < 5; failures += 1) {
    expect(limits.lookupWait('a')).toBe(0);
    fail('a', `${failures}`);
    later(60);
  }
  expect(limits.lookupWait('a')).toBe(300);
  expect(limits.lookupWait('b')).toBe(0);
  later(299);
  expect(limits.lookupWait('a')).toBe(1);
  later(1);
  expect(limits.lookupWait('a')).toBe(0);
});

test('a right key costs the source and the protocol nothing', () => {
  for (let lookups = 0; lookups < 30; lookups += 1) {
    limits.lookupStarts('a', '12345678');
    limits.lookupSucceeded('a', '12345678');
  }
  expect(limits.lookupWait('a')).toBe(0);
  expect(limits.holdMs('12345678')).toBe(0);
});

test('many lookups at once are counted before any of them is answered', () => {
  for (let lookups = 0; lookups < 5; lookups += 1) limits.lookupStarts('a', '12345678');
  expect(limits.lookupWait('a')).toBe(600);
});

test('answers about one protocol are held 1 s, doubling, at most 50 s, and never locked', () => {
  const holds: number[] = [];
  for (let failures = 0; failures < 18; failures += 1) {
    holds.push(limits.holdMs('12345678') / 1000);
    fail(`source ${failures}`, '12345678');
  }
  expect(holds).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 50, 50]);
  for (let failures = 0; failures < 100; failures += 1) fail(`another ${failures}`, '12345678');
  expect(limits.holdMs('12345678')).toBe(50_000);
  expect(limits.holdMs('87654321')).toBe(0);
  later(3600);
  expect(limits.holdMs('12345678')).toBe(0);
});

test.each([
  [59, 18],
  [60, 19],
  [119, 19],
  [120, 20],
  [239, 20],
  [240, 21],
  [480, 22],
  [999, 22],
])('%i failures of everybody within a minute ask for %i bits', (failures, bits) => {
  for (let failed = 0; failed < failures; failed += 1) fail(`s${failed}`, `p${failed}`);
  expect(limits.bits()).toBe(bits);
});

test('the proof of work stays hard for 10 minutes after the attack and then is calm again', () => {
  for (let failed = 0; failed < 130; failed += 1) fail(`s${failed}`, 'p');
  later(599);
  expect(limits.bits()).toBe(20);
  later(1);
  expect(limits.bits()).toBe(18);
});

test('a floor is told to be kept when it rises, and at most once a minute while it lasts', () => {
  const told = Array.from({ length: 119 }, (_, failed) => fail(`s${failed}`, 'p')).filter(Boolean);
  expect(told).toEqual([{ bits: 19, until: new Date(now.getTime() + 600_000) }]);
  expect(fail('x', 'p')?.bits).toBe(20);
  later(30);
  for (let failed = 0; failed < 70; failed += 1) expect(fail('y', 'p')).toBeUndefined();
  later(30);
  for (let failed = 0; failed < 70; failed += 1) fail('z', 'p');
  expect(limits.floor.until.getTime() - now.getTime()).toBe(600_000);
});

test('a source files 5 reports an hour, everybody together 60', () => {
  for (let filed = 0; filed < 5; filed += 1) expect(limits.filingWait('a')).toBe(0);
  expect(limits.filingWait('a')).toBe(3600);
  for (let filed = 0; filed < 55; filed += 1) expect(limits.filingWait(`s${filed}`)).toBe(0);
  expect(limits.filingWait('someone else')).toBe(3600);
  later(3600);
  expect(limits.filingWait('a')).toBe(0);
});

test('without a proof of work everybody together gets six lookups a minute', () => {
  const taken = Array.from({ length: 8 }, () => limits.takeUnproven());
  expect(taken).toEqual([true, true, true, true, true, true, false, false]);
  later(60);
  expect(limits.takeUnproven()).toBe(true);
});

test('the memory of the limits does not grow without end', () => {
  for (let failed = 0; failed < 25_000; failed += 1) limits.lookupStarts(`s${failed}`, `p${failed}`);
  expect(limits.sourceFailures.times.size).toBe(20_000);
  expect(limits.protocolFailures.times.size).toBe(20_000);
});

test('several servers share out what everybody together may do, and a place has all of its own', () => {
  let servers = 3;
  const one = new Limits({ clock: () => now, servers: () => servers });
  expect(Array.from({ length: 3 }, () => one.takeUnproven())).toEqual([true, true, false]);
  for (let filed = 0; filed < 20; filed += 1) expect(one.filingWait(`s${filed}`)).toBe(0);
  expect(one.filingWait('someone else')).toBe(3600);
  for (let failed = 0; failed < 4; failed += 1) one.lookupStarts('a', '12345678');
  expect(one.lookupWait('a')).toBe(0);
  expect(one.holdMs('12345678')).toBe(2_000);
  for (let failed = 0; failed < 20; failed += 1) one.lookupFailed();
  expect(one.bits()).toBe(19);
  servers = 1;
  expect(one.takeUnproven()).toBe(true);
  servers = 500;
  expect(new Limits({ clock: () => now, servers: () => servers }).takeUnproven()).toBe(true);
});

test('a hardness that another server found is taken over, and never makes it easier', () => {
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  limits.raise({ bits: 21, until: until(60) });
  expect(limits.bits()).toBe(21);
  limits.raise({ bits: 19, until: until(120) });
  limits.raise(undefined);
  later(90);
  expect(limits.bits()).toBe(21);
  later(31);
  expect(limits.bits()).toBe(18);
  limits.raise({ bits: 22, until: until(-1) });
  expect(limits.bits()).toBe(18);
});
