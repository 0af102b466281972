import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { estaEmAtraso } from './fatos.sql.ts';

/** Newest promise of each holder. */
export const promessas: RawBuilder<unknown> = sql`
  select distinct on (titular_matricula) titular_matricula, nota, promete_em, proximo_em, por from promessa_pagamento
  order by titular_matricula, registrada_em desc, id desc`;

/** Day of the next call: the next contact, else the promised day (NOT-33). */
export const ligarEm = sql<string | null>`coalesce(pr.proximo_em, pr.promete_em)`;

/** Condition: the bond `b` is active on a day. */
export const ativoEm = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)`;

/** Number of late contracts that a person must call today, by the list's own rule (NOT-33). */
export const contaLigacoes = async (db: Db, login: string, hoje: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${promessas}) pr join beneficiario b on b.matricula = pr.titular_matricula
    where pr.por = ${login} and ${ligarEm} <= ${hoje}::date and ${ativoEm(hoje)}
      and ${estaEmAtraso('b.matricula', { dia: hoje, hoje })}`.execute(db);
  return rows[0]?.total ?? 0;
};
