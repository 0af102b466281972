import { expect, test } from 'vitest';
import { fallsOf, summaryAt, windowsOf, type Ruler } from './regua-table.ts';

const small = '1366×768';
const stored: Ruler = {
  'telas-a--default': { [small]: [10, 8, 15], '390×844': [10, 2, 9] },
  'telas-b--default': { [small]: [6, 6, 16] },
};

test('counts columns in sight, whole tables and the middle of the rows at one window', () => {
  expect(summaryAt(stored, small)).toEqual({
    tables: 2,
    columns: 16,
    inSight: 14,
    whole: 1,
    cards: 0,
    said: 0,
    rows: 16,
  });
  expect(summaryAt(stored, '390×844')).toMatchObject({ tables: 1, inSight: 2 });
  expect(windowsOf(stored)).toEqual([small, '390×844']);
});

test('names each fall with its window, and nothing that rose or went', () => {
  const found: Ruler = { 'telas-a--default': { [small]: [11, 7, 16], '390×844': [11, 3, 8] } };
  expect(fallsOf(stored, found)).toEqual([
    'telas-a--default a 1366×768: 7 colunas à vista, eram 8',
    'telas-a--default a 390×844: 8 linhas, eram 9',
  ]);
});

test('counts the cards that say name and amount, and names one that no longer does', () => {
  const phone = '390×844';
  const cards: Ruler = {
    'telas-a--default': { [phone]: [10, 4, 8, 1] },
    'telas-b--default': { [phone]: [6, 3, 9, 0] },
  };
  expect(summaryAt(cards, phone)).toMatchObject({ cards: 2, said: 1 });
  expect(fallsOf(cards, { 'telas-a--default': { [phone]: [10, 4, 8, 0] } })).toEqual([
    'telas-a--default a 390×844: o cartão não diz nome e valor',
  ]);
  expect(fallsOf({ 'telas-a--default': { [phone]: [10, 1, 8] } }, cards)).toEqual([]);
});
