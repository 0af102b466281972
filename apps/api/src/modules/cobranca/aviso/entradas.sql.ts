import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** Holder and late open fees that a boleto collects on an ISO day; undefined when none is late, or a company pays. */
export const findDoBoleto = async (
  db: Db | Trx,
  numero: string,
  dia: string,
): Promise<{ titular: string; faturas: string[] } | undefined> => {
  const { rows } = await sql<{ titular: string; faturas: string[] }>`
    select f.titular_matricula as titular, jsonb_agg(f.numero order by f.vencimento, f.numero) as faturas
    from fatura f
    where f.titular_matricula is not null and f.status = 'ABERTA' and f.vencimento < ${dia}::date
      and (exists (select from titulo t where t.fatura_numero = f.numero and t.numero::text = ${numero})
        or exists (select from novo_boleto_parte p where p.fatura_numero = f.numero and p.novo_boleto::text = ${numero}))
    group by f.titular_matricula`.execute(db);
  return rows[0];
};
