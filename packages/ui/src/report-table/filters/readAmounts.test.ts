import { expect, it } from 'vitest';
import { shortReading } from './reading.fake.ts';
import { readQuery } from './readQuery.ts';

const money = { format: 'money', filter: { kind: 'range' } } as const;
const bothReadings = (text: string, one: string, other: string): string =>
  `“${text}” pode ser ${one} ou ${other}: use a vírgula para as casas decimais`;

it.each([
  ['60.50', bothReadings('60.50', 'R$ 60,50', 'R$ 6.050,00')],
  ['>R$ 60.5', bothReadings('60.5', 'R$ 60,50', 'R$ 605,00')],
  ['10..60.50', bothReadings('60.50', 'R$ 60,50', 'R$ 6.050,00')],
])('%j in a column of amounts filters nothing, and both readings are said', (text, sentence) => {
  expect(shortReading(text, money)).not.toMatchObject({ query: { ranges: [{ most: 6_050 }] } });
  expect(readQuery(text, money).unfinished).toBe(sentence);
});

it('a group of thousands that is whole is no question', () => {
  expect(readQuery('60.500', money).unfinished).toBeUndefined();
  expect(shortReading('60.500', money)).toMatchObject({ query: { ranges: [{ least: 6_050_000 }] } });
});
