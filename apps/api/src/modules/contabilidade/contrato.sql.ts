import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import { type RawBuilder, sql } from 'kysely';

/** The life `b` is of such a contract: its own or a family's, or that of a company or an association (CTB-6). */
export const doContrato = (tipo: TipoDeContrato): RawBuilder<boolean> =>
  tipo === 'individual' ? sql`b.tipo_contratacao = 1` : sql`b.tipo_contratacao in (2, 3)`;
