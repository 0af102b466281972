import type { Db } from '../../../db/database.ts';
import type { VisaoTable } from '../../../db/tables/visao.ts';
import type { Trx } from '../../../db/tx.ts';

/** Owner of views: person and table, both required in every statement. */
export interface DaTabela {
  usuarioId: string;
  tabela: string;
}

export type VisaoRow = Pick<VisaoTable, 'chave' | 'conteudo'>;

/** Views ordered by the hash of their names; the screens sort them. */
export const findVisoes = (db: Db | Trx, { usuarioId, tabela }: DaTabela): Promise<VisaoRow[]> =>
  db
    .selectFrom('visao')
    .select(['chave', 'conteudo'])
    .where('usuario_id', '=', usuarioId)
    .where('tabela', '=', tabela)
    .orderBy('chave')
    .execute();

/** Lock for one write to a person's views at a time, until the transaction ends. */
export const lockVisoes = (trx: Trx, usuarioId: string) =>
  trx.selectFrom('usuario').select('id').where('id', '=', usuarioId).forNoKeyUpdate().executeTakeFirst();

/** Number of a person's other views of a table, and whether this one exists. */
export const countVisoes = async (
  trx: Trx,
  { usuarioId, tabela }: DaTabela,
  chave: string,
): Promise<{ others: number; exists: boolean }> => {
  const rows = await trx
    .selectFrom('visao')
    .select('chave')
    .where('usuario_id', '=', usuarioId)
    .where('tabela', '=', tabela)
    .execute();
  const others = rows.filter((row) => row.chave !== chave).length;
  return { others, exists: others < rows.length };
};

/** Writes a view over one of the same name. */
export const upsertVisao = (
  trx: Trx,
  { usuarioId, tabela }: DaTabela,
  row: VisaoRow & Pick<VisaoTable, 'atualizada_em'>,
) =>
  trx
    .insertInto('visao')
    .values({ usuario_id: usuarioId, tabela, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['usuario_id', 'tabela', 'chave'])
        .doUpdateSet({ conteudo: row.conteudo, atualizada_em: row.atualizada_em }),
    )
    .execute();

/** Deletes a view, if it exists. */
export const deleteVisao = (db: Db, { usuarioId, tabela }: DaTabela, chave: string) =>
  db
    .deleteFrom('visao')
    .where('usuario_id', '=', usuarioId)
    .where('tabela', '=', tabela)
    .where('chave', '=', chave)
    .execute();
