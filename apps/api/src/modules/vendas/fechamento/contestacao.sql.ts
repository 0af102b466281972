import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Contests of a month, newest first; of one seller, or of all. */
export const findContestacoes = (db: Db, competencia: string, vendedor: string | null) =>
  db
    .selectFrom('comissao_contestacao as c')
    .innerJoin('venda', 'venda.codigo', 'c.venda_codigo')
    .innerJoin('beneficiario', 'beneficiario.matricula', 'venda.matricula')
    .innerJoin('pessoa', 'pessoa.id', 'beneficiario.pessoa_id')
    .innerJoin('vendedor', 'vendedor.codigo', 'c.vendedor_codigo')
    .leftJoin('usuario', 'usuario.id', 'c.respondida_por')
    .selectAll('c')
    .select(['pessoa.nome as cliente', 'vendedor.nome as vendedor', 'usuario.nome as quem'])
    .where('c.competencia', '=', competencia)
    .$if(vendedor !== null, (query) => query.where('c.vendedor_codigo', '=', vendedor))
    .orderBy('c.aberta_em', 'desc')
    .orderBy('c.id', 'desc')
    .execute();

/** One contest; undefined for an unknown number. */
export const findContestacao = (db: Db, id: number) =>
  db
    .selectFrom('comissao_contestacao as c')
    .leftJoin('usuario', 'usuario.id', 'c.respondida_por')
    .selectAll('c')
    .select('usuario.nome as quem')
    .where('c.id', '=', id)
    .executeTakeFirst();

/** Sum of a seller's written lines for a sale, in cents. */
export const somaGravada = async (db: Db, venda: string, vendedor: string): Promise<number> => {
  const { soma } = await db
    .selectFrom('comissao_linha')
    .select(sql<number>`coalesce(sum(valor_cents), 0)::integer`.as('soma'))
    .where('venda_codigo', '=', venda)
    .where('vendedor_codigo', '=', vendedor)
    .executeTakeFirstOrThrow();
  return soma;
};
