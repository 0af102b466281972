import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Condition: life `b` has a contract of this type: its own or a family's, or a company's or an association's
 * (CTB-6).
 */
export const doContrato = (tipo: TipoDeContrato): RawBuilder<boolean> =>
  tipo === 'individual' ? sql`b.tipo_contratacao = 1` : sql`b.tipo_contratacao in (2, 3)`;
