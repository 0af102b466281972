import { describe, expect, it } from 'vitest';
import { createSourceOf } from './source.ts';

const build = () => {
  let now = 0;
  const sourceOf = createSourceOf(() => new Date(now));
  return { sourceOf, at: (hours: number) => (now = hours * 3_600_000) };
};

describe('the name of a place', () => {
  it('is the same for one place and says nothing of its address', () => {
    const { sourceOf } = build();
    expect(sourceOf('203.0.113.77')).toMatch(/^[0-9a-f]{32}$/);
    expect(sourceOf('::ffff:203.0.113.77')).toBe(sourceOf('203.0.113.77'));
    expect(sourceOf('203.0.113.78')).not.toBe(sourceOf('203.0.113.77'));
    expect(build().sourceOf('203.0.113.77')).not.toBe(sourceOf('203.0.113.77'));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
  ])('%s and %s: one network is %s', (a, b, isSame) => {
    const { sourceOf } = build();
    expect(sourceOf(a) === sourceOf(b)).toBe(isSame);
  });

  it('stays for a place that is known when the hour turns, and changes for good later', () => {
    const { sourceOf, at } = build();
    const first = sourceOf('203.0.113.77');
    at(1.1);
    expect(sourceOf('203.0.113.77')).toBe(first);
    at(2.3);
    expect(sourceOf('203.0.113.77')).not.toBe(first);
    at(9);
    expect(sourceOf('203.0.113.77')).not.toBe(first);
  });
});
