import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Id of the import that the queries read: the newest one that finished; null before the first. */
export const emVigor = sql<
  number | null
>`(select max(id) from conferencia_importacao where situacao = 'CONCLUIDA')`;

/** Who imported a file with these bytes (name, else login), and when ('YYYY-MM-DDTHH:MM'). */
export interface ConferenciaImportada {
  por: string;
  em: string;
}

/** Whether a conference file with these bytes was imported; one imported before its fields were kept counts as not. */
export const findConferenciaImportada = (db: Db, sha256: string): Promise<ConferenciaImportada | undefined> =>
  db
    .selectFrom('conferencia_importacao as i')
    .leftJoin('usuario as u', 'u.login', 'i.login')
    .where('i.sha256', '=', sha256)
    .where('i.situacao', '=', 'CONCLUIDA')
    .where('i.tem_campos', '=', true)
    .select((e) => [
      e.fn.coalesce('u.nome', 'i.login').as('por'),
      sql<string>`to_char(i.concluida_em, 'YYYY-MM-DD"T"HH24:MI')`.as('em'),
    ])
    .executeTakeFirst();

/** What is known of a file when its import begins; `momento` is local. */
export interface NovaImportacao {
  nome: string;
  sha256: string;
  login: string;
  momento: string;
}

/** Begins an import that no query sees until `finishImport`. */
export const beginImport = async (
  db: Db,
  { nome, sha256, login, momento }: NovaImportacao,
): Promise<number> => {
  const row = await db
    .insertInto('conferencia_importacao')
    .values({
      nome_arquivo: nome,
      sha256,
      login,
      situacao: 'EM ANDAMENTO',
      iniciada_em: momento,
      concluida_em: null,
      registro_ans: null,
      sequencial_transacao: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Adds beneficiaries, an array in JSON with the fields of the reader, to an import that is under way. */
export const stageBatch = async (db: Db, importacaoId: number, json: string): Promise<void> => {
  await sql`
    insert into conferencia_beneficiario (importacao_id, linha, cco, situacao, atualizado_em, codigo_beneficiario, cpf, cns, nome,
      sexo, nascimento, nome_mae, contratado_em, reativado_em, cancelado_em, numero_plano_ans)
    select ${importacaoId}::int, linha, cco, situacao, "dataAtualizacao", "codigoBeneficiario", cpf, cns, nome,
      sexo, "dataNascimento", "nomeMae", "dataContratacao", "dataReativacao", "dataCancelamento", "numeroPlanoANS"
    from json_to_recordset(${json}::json) as x (linha int, cco text, situacao text, "dataAtualizacao" date,
      "codigoBeneficiario" text, cpf text, cns text, nome text, sexo text, "dataNascimento" date, "nomeMae" text,
      "dataContratacao" date, "dataReativacao" date, "dataCancelamento" date, "numeroPlanoANS" text)`.execute(
    db,
  );
};

/** CCOs that occur more than once in a staged file, with the line of the second; at most `limit`, and how many there are. */
export const findRepeated = async (
  db: Db,
  importacaoId: number,
  limit: number,
): Promise<{ cco: string; linha: number; total: number }[]> => {
  const { rows } = await sql<{ cco: string; linha: number; total: number }>`
    select cco, max(linha) as linha, (count(*) over ())::int as total
    from conferencia_beneficiario where importacao_id = ${importacaoId}
    group by cco having count(*) > 1 order by max(linha), cco limit ${limit}`.execute(db);
  return rows;
};

/** Puts a staged file in force. Returns false when the import is no longer there. */
export const finishImport = async (
  db: Db,
  importacaoId: number,
  done: { registroAns: string; sequencial: string; quantidade: number; momento: string },
): Promise<boolean> => {
  const result = await db
    .updateTable('conferencia_importacao')
    .set({
      situacao: 'CONCLUIDA',
      concluida_em: done.momento,
      registro_ans: done.registroAns,
      sequencial_transacao: done.sequencial,
      quantidade: done.quantidade,
    })
    .where('id', '=', importacaoId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Removes what no query reads: rows of imports that did not finish, or that a newer one replaced. */
export const removeStale = async (db: Db): Promise<void> => {
  await sql`delete from conferencia_beneficiario where importacao_id is distinct from ${emVigor}`.execute(db);
  await sql`delete from conferencia_par where importacao_id is distinct from ${emVigor}`.execute(db);
  await db.deleteFrom('conferencia_importacao').where('situacao', '=', 'EM ANDAMENTO').execute();
};

/** Updates the statistics of the staged rows before the comparison; otherwise the planner treats them as a small table. */
export const analyzeStaged = async (db: Db): Promise<void> => {
  await sql`analyze conferencia_beneficiario`.execute(db);
};

/** Updates statistics and visibility for the planner: the embedded database has no autovacuum. */
export const refreshStatistics = async (db: Db): Promise<void> => {
  await sql`vacuum (analyze) conferencia_beneficiario`.execute(db);
  await sql`vacuum (analyze) conferencia_par`.execute(db);
};
