import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { exportFile, type ExportFileOptions } from './exportFile.ts';
import { FileError } from './fileParts.ts';
import { hostileTexts } from './hostile.fake.ts';
import { toCsv } from './csvWriter.ts';

interface Linha {
  readonly nome: string;
  readonly valorCents: number | null;
  readonly dia: string;
  readonly ativo: boolean;
}
const { field, computed } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome', footer: 'count' }),
  field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' }),
  field('dia', { header: 'Dia', format: 'date' }),
  field('ativo', { header: 'Ativo' }),
];
const rowsOf = (count: number): readonly Linha[] =>
  Array.from({ length: count }, (_item, index) => ({
    nome: `${hostileTexts[index % hostileTexts.length] ?? ''}${index}`,
    valorCents: index % 7 === 0 ? null : index * 37 - 5_000,
    dia: '2026-10-03',
    ativo: index % 2 === 0,
  }));
const many = rowsOf(12_000);
const start = (change: Partial<ExportFileOptions<Linha>> = {}) =>
  exportFile<Linha>({ kind: 'csv', rows: many, columns, sheetName: 'Relatório', ...change });
/** TextEncoder writes U+FFFD for half a pair, in the file as here; Blob.text drops the BOM. */
const sameText = (text: string): string => text.toWellFormed().replace(/^\uFEFF/, '');

/** The reported progress, and the file. */
async function withProgress(change: Partial<ExportFileOptions<Linha>>) {
  const shares: number[] = [];
  const file = await start({ ...change, onProgress: (share) => shares.push(share) });
  return { shares, file };
}
const rises = (shares: readonly number[]): boolean =>
  shares.every((share, index) => share >= (shares[index - 1] ?? 0)) && shares.at(-1) === 1;

describe('a CSV', () => {
  it.each([0, 1, 300, many.length])(
    'of %d rows is the same made at once and slice by slice',
    async (count) => {
      const rows = many.slice(0, count);
      const { file, shares } = await withProgress({ rows });
      expect(file.type).toBe('text/csv;charset=utf-8');
      expect(sameText(await file.text())).toBe(sameText(toCsv(rows, columns)));
      expect(rises(shares)).toBe(true);
    },
  );

  it('of several chunks loses none of them', async () => {
    const rows = rowsOf(6_000).map((row) => ({ ...row, nome: 'a'.repeat(900) + row.nome }));
    const file = await start({ rows });
    expect(file.size).toBeGreaterThan(5_000_000);
    expect(sameText(await file.text()) === sameText(toCsv(rows, columns))).toBe(true);
  });

  it('starts with the mark by which Excel knows UTF-8', async () => {
    const bytes = new Uint8Array(await (await start()).slice(0, 3).arrayBuffer());
    expect([...bytes]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

describe('a spreadsheet', () => {
  it.each([0, 1, many.length])('of %d rows comes from a worker, every part well formed', async (count) => {
    const { file, shares } = await withProgress({ kind: 'xlsx', rows: many.slice(0, count) });
    const parts = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
    // With rows the table that names them, and the relation to it, are two parts more.
    expect(parts).toHaveLength(count === 0 ? 7 : 9);
    for (const [path, bytes] of parts) {
      const document = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
      expect([path, document.querySelector('parsererror')?.textContent]).toEqual([path, undefined]);
      // The header, the rows and the totals.
      if (path.endsWith('sheet1.xml')) expect(document.querySelectorAll('row')).toHaveLength(count + 2);
    }
    expect(rises(shares)).toBe(true);
    expect(shares.filter((share) => share < 1).length).toBe(Math.ceil(count / 2_000));
  });

  it('is refused before the work when it would not fit', async () => {
    const rows = new Array<Linha>(1_048_577).fill({ nome: '', valorCents: 0, dia: '', ativo: true });
    const refused = start({ kind: 'xlsx', rows });
    await expect(refused).rejects.toBeInstanceOf(FileError);
    await expect(refused).rejects.toThrow('o relatório tem 1.048.577');
  });
});

describe('a cancelled export', () => {
  it.each([
    ['csv', many],
    ['xlsx', many],
  ] as const)('of kind %s stops where it is', async (kind, rows) => {
    const control = new AbortController();
    const shares: number[] = [];
    const file = start({
      kind,
      rows,
      signal: control.signal,
      onProgress: (share) => {
        shares.push(share);
        control.abort();
      },
    });
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    const count = shares.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([count, shares.length]).toEqual([1, 1]);
  });

  it('does not even start when it was cancelled before', async () => {
    await expect(start({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an export that fails', () => {
  const broken = computed(
    'quebrada',
    ({ nome }) => {
      if (nome.endsWith('4999')) throw new TypeError('nope');
      return nome;
    },
    { header: 'Quebrada' },
  );

  it.each([
    ['csv', many],
    ['xlsx', many],
  ] as const)('of kind %s says so in words for the person', async (kind, rows) => {
    const failed = start({ kind, rows, columns: [broken] });
    await expect(failed).rejects.toBeInstanceOf(FileError);
    await expect(failed).rejects.toThrow('Não foi possível gerar o arquivo. Tente de novo.');
  });
});
