import { expect, test } from 'vitest';
import { describeDelta, type KpiDelta } from './delta.ts';

const say = (delta: Omit<KpiDelta, 'comparedTo'>) => {
  const { direction, tone, amount, verdict } = describeDelta({ ...delta, comparedTo: 'setembro' });
  return [direction, tone, amount, verdict];
};

test.each([
  [{ value: 3.4 }, ['up', 'positive', '+3,40%', 'melhora']],
  [{ value: -3.4 }, ['down', 'negative', '\u22123,40%', 'piora']],
  [{ value: 12, kind: 'integer', good: 'down' }, ['up', 'negative', '+12', 'piora']],
  [{ value: -12, kind: 'integer', good: 'down' }, ['down', 'positive', '\u221212', 'melhora']],
  [{ value: 123_456, kind: 'money', good: 'neither' }, ['up', 'muted', '+R$\u00a01.234,56', '']],
  [{ value: 0 }, ['flat', 'muted', '0,00%', 'estável']],
  [{ value: 0.001 }, ['flat', 'muted', '0,00%', 'estável']],
  [{ value: -0.001 }, ['flat', 'muted', '0,00%', 'estável']],
  [{ value: Number.NaN }, ['flat', 'muted', '', 'sem comparação']],
] as const)('%o is said as %o', (delta, expected) => {
  expect(say(delta)).toEqual(expected);
});

test('names the moment that it compares with', () => {
  expect(describeDelta({ value: 1, comparedTo: 'setembro' }).against).toBe('em relação a setembro');
});
