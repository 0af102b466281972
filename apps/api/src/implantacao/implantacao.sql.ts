import { momento } from '../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** True for an installation in use; the demonstration has its own mark (CAR-50). */
const emUso = sql<boolean>`exists (select 1 from pessoa) or exists (select 1 from beneficiario)
  or exists (select 1 from fatura) or exists (select 1 from comissao_fechamento) or exists (select 1 from demo_carga)`;

/** Marks a database that nobody has used yet, once. Several servers may ask at the same time. */
export const entraEmImplantacao = async (db: Db, momento: string): Promise<void> => {
  await sql`insert into implantacao (id, iniciada_em) select 1, ${momento}::timestamp(0) where not (${emUso})
    on conflict (id) do nothing`.execute(db);
};

/** True between the first start of a new installation and the signature; never for the demonstration. */
export const isEmImplantacao = async (db: Db): Promise<boolean> => {
  const row = await db
    .selectFrom('implantacao')
    .select('id')
    .where('assinada_em', 'is', null)
    .where(sql<boolean>`not exists (select 1 from demo_carga)`)
    .executeTakeFirst();
  return row !== undefined;
};

/** Who signed, when, and the numbers seen; undefined where nobody did. */
export const findAssinatura = (db: Db) =>
  db
    .selectFrom('implantacao')
    .where('assinada_em', 'is not', null)
    .select([
      momento('assinada_em').as('em'),
      sql<string>`assinada_por`.as('por'),
      sql<number>`figuras`.as('figuras'),
      sql<number>`diferentes`.as('diferentes'),
      sql<number>`sem_comparar`.as('semComparar'),
    ])
    .executeTakeFirst();

/** Ends the implantação, once; false where there was none. */
export const assina = async (
  db: Db,
  {
    em,
    login,
    por,
    ...totais
  }: { em: string; login: string; por: string; figuras: number; diferentes: number; sem_comparar: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('implantacao')
    .where('assinada_em', 'is', null)
    .set({ assinada_em: em, assinada_login: login, assinada_por: por, ...totais })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
