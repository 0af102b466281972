import { beforeEach, expect, test } from 'vitest';
import { Room, smallBytes } from './room.ts';

const mib = 1_048_576;
let now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const roomOf = (servers = 1) => new Room({ clock: () => now, servers: () => servers });
let room = roomOf();

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  room = roomOf();
});

/** Number of bytes stored without waiting. */
const fill = (bytes: number, most: number): number => {
  let stored = 0;
  while (stored < most && room.take(bytes) === undefined) stored += bytes;
  return stored;
};

test('a flood of long texts fills its ceiling, and an ordinary report goes in at once all the same', () => {
  expect(fill(32_768, 64 * mib)).toBe(16 * mib);
  expect(room.take(32_768)).toMatchObject({ kib: 32 });
  for (let minute = 0; minute < 60; minute += 1) {
    for (let count = 0; count < 100; count += 1) expect(room.take(smallBytes)).toBeUndefined();
    later(60);
  }
});

test('whoever waits has a turn that is kept, and those behind wait longer', () => {
  fill(32_768, 64 * mib);
  const turns = [room.take(32_768), room.take(32_768), room.take(32_768)];
  // 16 MiB an hour are 32 KiB in seven seconds, and one is waiting already.
  expect(turns.map((turn) => turn?.seconds)).toEqual([15, 22, 29]);
  later(15);
  expect(room.take(32_768, turns[0]?.kib)).toBeUndefined();
  // A turn is valid for its own bytes.
  expect(room.take(65_536, turns[0]?.kib)).toBeDefined();
});

test('in any hour no more than the ceiling is stored, however many come', () => {
  let stored = 0;
  for (let second = 0; second < 3_600; second += 1) {
    for (let count = 0; count < 2; count += 1) {
      const turn = room.take(32_768) ?? { seconds: 0, kib: 32 };
      if (turn.kib > 0 && second + turn.seconds < 3_600) stored += 32_768;
    }
    later(1);
  }
  expect(stored).toBeGreaterThan(30 * mib);
  expect(stored).toBeLessThanOrEqual(32 * mib);
});

test('nobody is told to wait for more than a quarter of an hour, and then nothing is kept', () => {
  fill(65_536, 64 * mib);
  let turn = room.take(65_536);
  for (let count = 0; count < 500; count += 1) turn = room.take(65_536);
  expect(turn).toEqual({ seconds: 960, kib: 0 });
  later(3_600);
  expect(room.take(65_536)).toBeUndefined();
});

test('several servers share the ceiling out', () => {
  room = roomOf(4);
  expect(fill(32_768, 64 * mib)).toBe(4 * mib);
});
