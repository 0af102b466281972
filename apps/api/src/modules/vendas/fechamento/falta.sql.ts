import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What a closing is made of, whether there is any of it. */
interface Materia {
  vendedores: boolean;
  vendas: boolean;
  regras: boolean;
}

/** Whether there are sellers, rules, and sales until a day. */
export const findMateria = async (db: Db, ate: string): Promise<Materia> => {
  const { rows } = await sql<Materia>`
    select exists (select from vendedor) as vendedores, exists (select from venda where vendida_em <= ${ate}::date) as vendas,
      exists (select from regra_comissao) as regras`.execute(db);
  return rows[0] ?? { vendedores: false, vendas: false, regras: false };
};

/** The last closed month; null before any. */
export const findUltimaFechada = async (db: Db): Promise<string | null> => {
  const { ultima } = await db
    .selectFrom('comissao_fechamento')
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  return ultima;
};

/** The last month that the system before this one paid; null where nothing is known of one, and once a month was closed here. */
export const findUltimaAnterior = async (db: Db): Promise<string | null> => {
  const { ultima } = await db
    .selectFrom('comissao_anterior')
    .where(sql<boolean>`not exists (select from comissao_fechamento)`)
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  return ultima;
};
