import { empresaConveniada } from '@vidas/api-client/cadastro/empresaConveniada.report';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import type { ReportContext } from './door.ts';
import { serveComputedReport, serveReport } from './serveReport.ts';

const allow = ['cadastro'] as const;

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
  // Compiled, never called: the types are what is tested.
  const declare = (app: FastifyInstance, deps: Deps): void => {
    // @ts-expect-error numUsu is neither selected nor computed
    serveReport(app, deps, empresaConveniada, rows, { allow });
    serveComputedReport(app, deps, empresaConveniada, rows, { allow, computed: () => ({ numUsu: 0 }) });
    // @ts-expect-error a number, not a text
    serveComputedReport(app, deps, empresaConveniada, rows, { allow, computed: () => ({ numUsu: '0' }) });
    // @ts-expect-error the question ativos has no statement
    serveReport(app, deps, empresaConveniada, { todos: without }, { allow });
  };
  expect(declare).toBeTypeOf('function');
});
