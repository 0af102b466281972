import { afterEach, expect, it } from 'vitest';
import { repeatedRows } from './repeatedRows.ts';

afterEach(() => document.body.replaceChildren());

/** The first cells of the skipped rows, for a table with one row per given cell. */
const passedOver = (...cells: string[]): (string | null)[] => {
  document.body.innerHTML = `<p id="there">x</p><table><tbody>${cells
    .map((cell, row) => `<tr aria-rowindex="${row + 2}" data-cell="${row}"><td>${cell}</td></tr>`)
    .join('')}</tbody></table>`;
  return repeatedRows(document.body).map((row) => row.getAttribute('data-cell'));
};

it('a row that differs in its texts alone is passed over', () => {
  expect(passedOver('<b>Ana</b>', '<b>Rui</b>', '<b>Eva</b>')).toEqual(['1', '2']);
});

it.each([
  ['a text is missing', '<b>Ana</b>', '<b></b>'],
  ['a name is missing', '<button aria-label="Ver"></button>', '<button></button>'],
  ['a name is empty', '<button aria-label="Ver"></button>', '<button aria-label=" "></button>'],
  ['the role is another', '<b role="img" aria-label="a">a</b>', '<b role="link" aria-label="a">a</b>'],
  ['a state is another', '<i aria-checked="true">a</i>', '<i aria-checked="talvez">a</i>'],
  ['who names it is missing', '<i aria-labelledby="there">a</i>', '<i aria-labelledby="gone">a</i>'],
  ['there is an element more', '<b>a</b>', '<b>a</b><input />'],
  ['an id is there twice', '<i id="own">a</i>', '<i id="two">a</i><i id="two">a</i>'],
])('a row is looked at where %s', (_, one, other) => {
  expect(passedOver(one, other)).toEqual([]);
});

it('a row of another part of the table is looked at', () => {
  document.body.innerHTML =
    '<table><thead><tr><td>a</td></tr></thead><tbody><tr><td>a</td></tr></tbody></table>';
  expect(repeatedRows(document.body)).toEqual([]);
});
