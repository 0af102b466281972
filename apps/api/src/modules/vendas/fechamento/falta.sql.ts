import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Presence of each requirement of a closing. */
interface Materia {
  vendedores: boolean;
  vendas: boolean;
  regras: boolean;
}

/** Presence of sellers, rules, and sales until a day. */
export const findMateria = async (db: Db, ate: string): Promise<Materia> => {
  const { rows } = await sql<Materia>`
    select exists (select from vendedor) as vendedores, exists (select from venda where vendida_em <= ${ate}::date) as vendas,
      exists (select from regra_comissao) as regras`.execute(db);
  return rows[0] ?? { vendedores: false, vendas: false, regras: false };
};

/** Last closed month; null before any. */
export const findUltimaFechada = async (db: Db): Promise<string | null> => {
  const { ultima } = await db
    .selectFrom('comissao_fechamento')
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  return ultima;
};

/** Last month paid by the previous system; null when unknown, and after the first closing here. */
export const findUltimaAnterior = async (db: Db): Promise<string | null> => {
  const { ultima } = await db
    .selectFrom('comissao_anterior')
    .where(sql<boolean>`not exists (select from comissao_fechamento)`)
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  return ultima;
};
