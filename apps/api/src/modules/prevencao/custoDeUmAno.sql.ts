import { type RawBuilder, sql } from 'kysely';

/** Condition: a guide `g` counts for the cost of care of the twelve months before a day (PRV-4). */
export const deUmAno = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`g.emitida_em > ${hoje}::date - interval '1 year' and g.emitida_em <= ${hoje}::date and g.status is distinct from 3`;

/** Cost of the guides `g`: the approved value, or the asked one while nobody decided (PRV-4). */
export const custoDasGuias = sql<string>`sum(coalesce(g.valor_aprovado_cents, g.valor_cents))`;
