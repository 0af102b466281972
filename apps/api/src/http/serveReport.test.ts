import { empresaConveniada } from '@vidas/api-client/cadastro/relatorios/empresaConveniada.report.ts';
import { expect, it } from 'vitest';
import type { ReportContext } from './door.ts';
import { type ReportPlace, serveComputedReport, serveReport } from './serveReport.ts';

const without = ({ db }: ReportContext) =>
  db
    .selectFrom('empresa as e')
    .select([
      'e.codigo as empCon',
      'e.fantasia as pejFantasia',
      'e.dia_fatura as diafatu',
      'e.contratada_em as dtativo',
      'e.fone as jfnNumero',
    ])
    .orderBy('e.codigo');

const rows = { todos: without, ativos: without };

it('does not compile with a statement that leaves a field of the declaration out', () => {
  // Compiled, never called: the types are the test.
  const declare = (place: ReportPlace): void => {
    // @ts-expect-error numUsu is neither selected nor computed
    serveReport(place, empresaConveniada, rows);
    serveComputedReport(place, empresaConveniada, rows, () => ({ numUsu: 0 }));
    // @ts-expect-error a number, not a text
    serveComputedReport(place, empresaConveniada, rows, () => ({ numUsu: '0' }));
    // @ts-expect-error the question ativos has no statement
    serveReport(place, empresaConveniada, { todos: without });
  };
  expect(declare).toBeTypeOf('function');
});
