import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/tx.ts';

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

const looked = (plan: Plan): number => {
  const each =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0);
  return each * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, below) => sum + looked(below), 0);
};

/** Runs a statement and returns the rows read by all nodes of its plan, which reveals quadratic joins. */
export const lookedRows = async (trx: Trx, statement: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: Plan }];
  }>`explain (analyze, format json) ${statement}`.execute(trx);
  return looked(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
};
