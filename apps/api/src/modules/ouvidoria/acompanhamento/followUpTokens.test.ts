import { expect, test } from 'vitest';
import { FollowUpTokens } from './followUpTokens.ts';

const clockAt = (start = new Date('2026-11-21T12:00:00Z')) => {
  let now = start.getTime();
  return { clock: () => new Date(now), later: (minutes: number) => void (now += minutes * 60_000) };
};

test('a token is 256 random bits and opens only its own report', () => {
  const tokens = new FollowUpTokens(clockAt().clock);
  const [first, second] = [tokens.start('a'), tokens.start('b')];
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect([tokens.use(first), tokens.use(second), tokens.use(''), tokens.use(`${first}x`)]).toEqual([
    'a',
    'b',
    undefined,
    undefined,
  ]);
});

test('a token is over after 15 minutes without use', () => {
  const { clock, later } = clockAt();
  const tokens = new FollowUpTokens(clock);
  const token = tokens.start('a');
  later(14.9);
  expect(tokens.use(token)).toBe('a');
  later(15);
  expect(tokens.use(token)).toBeUndefined();
});

test('a token ends 30 minutes after its start however often it is used', () => {
  const { clock, later } = clockAt();
  const tokens = new FollowUpTokens(clock);
  const token = tokens.start('a');
  const answers = Array.from({ length: 4 }, () => {
    later(10);
    return tokens.use(token);
  });
  expect(answers).toEqual(['a', 'a', undefined, undefined]);
});

test('an ended token is gone, and ending an unknown one is no error', () => {
  const tokens = new FollowUpTokens(clockAt().clock);
  const token = tokens.start('a');
  tokens.end('unknown');
  tokens.end(token);
  expect(tokens.use(token)).toBeUndefined();
});

test('the memory holds no token and no more than it must', () => {
  const { clock, later } = clockAt();
  const tokens = new FollowUpTokens(clock);
  const token = tokens.start('a');
  expect([...tokens.open.keys()]).not.toContain(token);
  for (let count = 0; count < 10_050; count += 1) tokens.start('b');
  expect(tokens.open.size).toBe(10_000);
  later(31);
  tokens.start('c');
  expect(tokens.open.size).toBe(1);
});
