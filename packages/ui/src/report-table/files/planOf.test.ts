import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { columnsOf } from '../columns.ts';
import { planOf } from './planOf.ts';

interface Linha {
  readonly nome: string | null;
  readonly valorCents: number | null;
}
const { field } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome', footer: (rows) => `${rows.length} nomes` }),
  field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' }),
];
const rows: readonly Linha[] = [
  { nome: 'a'.repeat(100), valorCents: 123_456 },
  { nome: null, valorCents: null },
];

describe('the plan of a file', () => {
  it('carries what a worker needs of the columns', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:00:00.500Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect(planOf({ rows, columns, sheetName: 'A/B' })).toEqual({
      rowCount: 2,
      madeAt: '2026-11-21T13:00:00Z',
      sheetName: 'A B',
      columns: [
        {
          header: 'Nome',
          format: 'text',
          align: 'start',
          width: 60,
          total: { kind: 'text', text: '2 nomes' },
        },
        { header: 'Valor', format: 'money', align: 'end', width: 12, total: { kind: 'sum' } },
      ],
    });
  });

  it('can be sent to a worker', () => {
    const plan = planOf({ rows, columns, sheetName: 'A' });
    expect(structuredClone(plan)).toEqual(plan);
  });

  it('is refused before the work when a spreadsheet cannot hold the rows', () => {
    const many = new Array<Linha>(1_048_577).fill({ nome: null, valorCents: 0 });
    expect(() => planOf({ rows: many, columns, sheetName: '' })).toThrow(
      'A planilha do Excel comporta até 1.048.573 linhas e o relatório tem 1.048.577.',
    );
  });
});
