import { describe, expect, it } from 'vitest';
import { type CsvRecord, readCsv } from './readCsv.ts';

const read = (text: string) => {
  const records: CsvRecord[] = [];
  const head = readCsv(text, (record) => records.push(record));
  return { ...head, records };
};

describe('readCsv', () => {
  it('reads quotes that hold separators and lines, and skips blank lines', () => {
    const { columns, count, records } = read(
      'TELEFONE; MENSAGEM \r\n45991234567;"Olá; até\namanhã"\r\n;\r\n\r\n45991234568\r\n',
    );
    expect(columns).toEqual(['TELEFONE', 'MENSAGEM']);
    expect(count).toBe(2);
    expect(records).toEqual([
      { TELEFONE: '45991234567', MENSAGEM: 'Olá; até\namanhã' },
      { TELEFONE: '45991234568', MENSAGEM: '' },
    ]);
  });

  it.each([
    ['an empty file', '', 0],
    ['only a header', 'A;B\r\n', 2],
    ['another separator', 'A,B\r\n1,2\r\n', 1],
    ['bytes that are no text', '\u0000\u0001\u0002', 1],
  ])('takes %s as it is', (_what, text, columns) => {
    expect(read(text).columns).toHaveLength(columns);
  });

  it('keeps what an unclosed quote swallowed in one record', () => {
    const { count } = read('A;B\r\n1;"nunca fecha\r\n2;3\r\n');
    expect(count).toBe(1);
  });

  it('is not led astray by the names of columns', () => {
    const { records } = read('__proto__;constructor\r\n1;2\r\n');
    expect(Object.entries(records[0] ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });
});
