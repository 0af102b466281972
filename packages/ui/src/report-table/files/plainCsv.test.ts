import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { plainCsv } from './plainCsv.ts';

const columns = ['TELEFONE', 'MENSAGEM'] as const;
const written = async (rows: Parameters<typeof plainCsv>[0]['rows']): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await plainCsv({ columns, rows })).arrayBuffer(),
  );

describe('a CSV that another program reads', () => {
  it('keeps every cell as it came, formulas and zeros included', async () => {
    expect(await written([{ TELEFONE: '045999', MENSAGEM: '=Olá, -50% até 1,5' }])).toBe(
      'TELEFONE;MENSAGEM\r\n045999;=Olá, -50% até 1,5',
    );
  });

  it('leaves out what no column names and writes nothing for what is missing', async () => {
    expect(await written([{ TELEFONE: null, OUTRO: 'x' }])).toBe('TELEFONE;MENSAGEM\r\n;');
  });

  it('is its first line when there are no rows', async () => {
    expect(await written([])).toBe('TELEFONE;MENSAGEM');
  });

  it('comes back whole over several slices, with quotes, separators and line breaks', async () => {
    const rows = Array.from({ length: 2_001 }, (_, index) => ({
      TELEFONE: String(index),
      MENSAGEM: `“a”; "b"\r\nc ${index}`,
    }));
    const { data, errors } = Papa.parse(await written(rows), { header: true, delimiter: ';' });
    expect(errors).toEqual([]);
    expect(data).toEqual(rows);
  });

  it('stops when it is cancelled', async () => {
    const rows = [{ TELEFONE: '1' }];
    await expect(plainCsv({ columns, rows, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
