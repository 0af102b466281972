import { expect, test } from 'vitest';
import { total, twinOfPoints, twinOfSeries } from './tableTwin.ts';

const options = { format: 'integer', categoryLabel: 'Mês', hasTotal: true } as const;

test('a table of points holds every number, its share and the total', () => {
  const points = [
    { label: 'A', value: 3 },
    { label: 'A', value: null },
    { label: 'B', value: 1 },
  ];
  expect(twinOfPoints(points, { ...options, valueLabel: 'Vidas', hasShare: true })).toEqual({
    head: ['Mês', 'Vidas', 'Participação'],
    rows: [
      { id: '0', label: 'A', cells: ['3', '75,00%'] },
      { id: '1', label: 'A', cells: ['—', '—'] },
      { id: '2', label: 'B', cells: ['1', '25,00%'] },
    ],
    foot: ['Total', '4', '100,00%'],
  });
});

test('a table of series has a column for each and a dash where a value is missing', () => {
  const series = [
    { name: 'Entradas', values: [1, 2] },
    { name: 'Saídas', values: [5] },
  ];
  expect(twinOfSeries(['out', 'nov'], series, options)).toEqual({
    head: ['Mês', 'Entradas', 'Saídas'],
    rows: [
      { id: '0', label: 'out', cells: ['1', '5'] },
      { id: '1', label: 'nov', cells: ['2', '—'] },
    ],
    foot: ['Total', '3', '5'],
  });
});

test('percentages are not added up', () => {
  const twin = twinOfSeries(['out'], [{ name: 'A', values: [7.2] }], {
    ...options,
    format: 'percent',
    hasTotal: false,
  });
  expect(twin.rows[0]?.cells).toEqual(['7,20%']);
  expect(twin.foot).toBeUndefined();
  expect(total([1, null, -3])).toBe(-2);
});
