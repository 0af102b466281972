import Papa from 'papaparse';

/** Cells of a block from a spreadsheet: tabs between cells, a line for each row, quotes around a cell that contains either. */
export const readBlock = (text: string): string[][] => {
  const { data } = Papa.parse<string[]>(text, { delimiter: '\t' });
  const rows = data.map((row) => row.map((cell) => cell.replaceAll(/[\s\u00a0]+/g, ' ').trim()));
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
};

/** True for a text of more than one cell. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));
