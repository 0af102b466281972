import { beforeEach, describe, expect, it } from 'vitest';
import { followReplicas, type Replica } from './replicas.ts';

/** A replica with everything by default, or with a test's answer. */
interface Fake extends Replica {
  has: Replica['has'];
}

const fake = (name: string, has: Replica['has'] = async () => true): Fake => ({ name, has });
const never = (): Promise<never> => new Promise(() => undefined);
const down = (): Promise<never> => Promise.reject(new Error('ECONNREFUSED'));

let told: string[];
let at: string;
beforeEach(() => {
  told = [];
  at = '0/10';
});

const follow = (all: Fake[], waitMs = 50) =>
  followReplicas(all, {
    position: async () => at,
    tell: (name, isUp) => void told.push(`${name} ${isUp ? 'up' : 'down'}`),
    waitMs,
  });

describe('a list', () => {
  it('goes to the replicas in turn', async () => {
    const replicas = follow([fake('a'), fake('b')]);
    const names = [];
    for (let count = 0; count < 4; count += 1) names.push((await replicas.choose())?.name);
    expect(names.toSorted()).toEqual(['a', 'a', 'b', 'b']);
  });

  it('waits until its replica has what the primary had when it was asked for (SER-38)', async () => {
    const asked: string[] = [];
    const late = fake('a', async (position) => asked.push(position) > 2);
    at = '0/ABC';
    expect(await follow([late], 60_000).choose()).toBe(late);
    expect(asked).toEqual(['0/ABC', '0/ABC', '0/ABC']);
  });

  it('goes to another when one is late or silent, and leaves that one alone until the next look', async () => {
    let asked = 0;
    const silent = fake('a', () => {
      asked += 1;
      return never();
    });
    const quick = fake('b');
    const replicas = follow([silent, quick]);
    for (let count = 0; count < 4; count += 1) expect(await replicas.choose()).toBe(quick);
    expect(asked).toBe(1);
    silent.has = async () => true;
    await replicas.look();
    const chosen = [await replicas.choose(), await replicas.choose()];
    expect(chosen).toContain(silent);
  });

  it('goes to the primary when none has it in time', async () => {
    expect(await follow([fake('a', async () => false), fake('b', down)]).choose()).toBeUndefined();
    expect(await follow([]).choose()).toBeUndefined();
  });
});

describe('a look', () => {
  it('tells once of a replica that goes, and once when it is back', async () => {
    const one = fake('a', down);
    const replicas = follow([one, fake('b')]);
    await replicas.look();
    await replicas.look();
    expect(told).toEqual(['a down']);
    expect(replicas.count()).toEqual({ up: 1, all: 2 });
    expect((await replicas.choose())?.name).toBe('b');
    one.has = async () => true;
    await replicas.look();
    expect(told).toEqual(['a down', 'a up']);
    expect(replicas.count()).toEqual({ up: 2, all: 2 });
  });

  it('takes who has not what the primary had at the look before for gone', async () => {
    const replicas = follow([fake('a', async (position) => position === '0/0')]);
    await replicas.look();
    expect(replicas.count().up).toBe(1);
    await replicas.look();
    expect(replicas.count().up).toBe(0);
  });

  it('asks nothing of the primary while no replica is up', async () => {
    let asked = 0;
    const replicas = followReplicas([fake('a', down)], {
      position: async () => `0/${(asked += 1)}`,
      tell: () => undefined,
      waitMs: 50,
    });
    await replicas.look();
    const before = asked;
    expect(await replicas.choose()).toBeUndefined();
    expect(asked).toBe(before);
  });
});
