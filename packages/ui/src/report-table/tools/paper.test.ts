import { expect, it } from 'vitest';
import { layOut } from './paper.ts';

const code = (width: number) => ({ whole: width, least: width });

it('stands upright while every column fits on one line', () => {
  expect(layOut([code(300), code(403)])).toEqual({ orientation: 'portrait', sheets: [[0, 1]] });
});

it('turns across, and wraps texts, before a second sheet is needed', () => {
  expect(layOut([code(300), code(404)])).toEqual({ orientation: 'landscape', sheets: [[0, 1]] });
  expect(layOut([code(500), { whole: 900, least: 40 }, code(400)])).toEqual({
    orientation: 'landscape',
    sheets: [[0, 1, 2]],
  });
});

it('goes on to further sheets that begin with the column that names the row, and loses none', () => {
  const { sheets } = layOut(Array.from({ length: 30 }, () => code(120)));
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) {
    expect(sheet[0]).toBe(0);
    expect(sheet.length * 120).toBeLessThanOrEqual(1031);
  }
  expect(new Set(sheets.flat()).size).toBe(30);
});

it('gives a column that is wider than the paper a sheet of its own', () => {
  expect(layOut([code(100), code(2000), code(100)]).sheets).toEqual([[0], [0, 1], [0, 2]]);
});

it('shares the columns out evenly', () => {
  const { sheets } = layOut(Array.from({ length: 11 }, () => code(120)));
  expect(sheets.map(({ length }) => length)).toEqual([6, 6]);
});

it('has one sheet for a table without columns', () => {
  expect(layOut([])).toEqual({ orientation: 'portrait', sheets: [[]] });
});
