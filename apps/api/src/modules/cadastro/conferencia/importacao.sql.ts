import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import { append } from '../../../append.ts';
import { analyze } from '../../../db/analyze.ts';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { emCurso } from '../../../jobs/tarefa.sql.ts';

/** Id of the import that the queries read; null before the first. */
export const emVigor = sql<number | null>`(select id from conferencia_importacao where em_vigor)`;

/** Who imported a file with these bytes (name, else login), and when ('YYYY-MM-DDTHH:MM'). */
export interface ConferenciaImportada {
  por: string;
  em: string;
}

/** Whether a conference file with these bytes was imported; one whose fields or records were not kept counts as not. */
export const findConferenciaImportada = (db: Db, sha256: string): Promise<ConferenciaImportada | undefined> =>
  db
    .selectFrom('conferencia_importacao as i')
    .where('i.sha256', '=', sha256)
    .where('i.situacao', '=', 'CONCLUIDA')
    .where('i.tem_campos', '=', true)
    .where('i.tem_registros', '=', true)
    .select([nomeDoUsuario('i.login').as('por'), momento('i.concluida_em').as('em')])
    .executeTakeFirst();

/** What is known of a file when its import begins; `momento` is local. */
export interface NovaImportacao {
  nome: string;
  sha256: string;
  login: string;
  momento: string;
}

/** Begins an import that no query sees until `putInForce`. */
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

/** Records that are looked through at once. */
const POR_VEZ = 5_000;

/** CCOs that occur more than once in a staged file, with the line of the second; at most `limit`, and how many there are. */
export const findRepeated = async (
  db: Db,
  importacaoId: number,
  limit: number,
): Promise<{ cco: string; linha: number; total: number }[]> => {
  const found: { cco: string; linha: number }[] = [];
  for (let depois: string | undefined = ''; depois !== undefined;) {
    const since: RawBuilder<boolean> = sql<boolean>`importacao_id = ${importacaoId}::int and cco > ${depois}`;
    // oxlint-disable-next-line no-await-in-loop
    depois = await tx(db, async (trx) => {
      await byIndexes(trx);
      const { rows } = await sql<{ cco: string }>`
        select cco from conferencia_beneficiario where ${since} order by cco offset ${POR_VEZ - 1} limit 1`.execute(
        trx,
      );
      const ate = rows[0]?.cco;
      const repeated = await sql<{ cco: string; linha: number }>`
        select cco, max(linha) as linha from conferencia_beneficiario
        where ${since} ${ate === undefined ? sql`` : sql`and cco <= ${ate}`}
        group by cco having count(*) > 1`.execute(trx);
      append(found, repeated.rows);
      return ate;
    });
  }
  const inOrder = found.toSorted((a, b) => a.linha - b.linha || a.cco.localeCompare(b.cco));
  return inOrder.slice(0, limit).map((each) => ({ ...each, total: found.length }));
};

/** Ends the staging of a file, which then waits to be put in force. Returns false when the import is no longer there. */
export const finishStaging = async (
  db: Db,
  importacaoId: number,
  done: {
    registroAns: string;
    sequencial: string;
    dataArquivo: string | null;
    isHashRight: boolean;
    quantidade: number;
  },
): Promise<boolean> => {
  const result = await db
    .updateTable('conferencia_importacao')
    .set({
      situacao: 'PREVIA',
      registro_ans: done.registroAns,
      sequencial_transacao: done.sequencial,
      data_arquivo: done.dataArquivo,
      hash_confere: done.isHashRight,
      quantidade: done.quantidade,
    })
    .where('id', '=', importacaoId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Puts a file in force, a staged one or one that was before. Returns false when it is no longer there. */
export const putInForce = async (
  trx: Trx,
  importacaoId: number,
  { login, momento }: { login: string; momento: string },
): Promise<boolean> => {
  await trx
    .updateTable('conferencia_importacao')
    .set({ em_vigor: false })
    .where('em_vigor', '=', true)
    .execute();
  const result = await trx
    .updateTable('conferencia_importacao')
    .set({
      situacao: 'CONCLUIDA',
      concluida_em: sql`coalesce(concluida_em, ${momento}::timestamp)`,
      hash_aceito: sql`not hash_confere`,
      em_vigor: true,
      vigor_por: login,
      vigor_em: momento,
    })
    .where('id', '=', importacaoId)
    .where('situacao', '<>', 'EM ANDAMENTO')
    .where('tem_registros', '=', true)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** No file is being compared any more. */
export const esqueceComparando = async (db: Db): Promise<void> => {
  await sql`delete from conferencia_mudou`.execute(db);
  await sql`update conferencia_importacao set comparando = false where comparando`.execute(db);
};

/** The kind of job that compares a file and puts it in force; its parameter `id` is the file. */
export const tipoDeTarefa = 'conferencia-sib';

/** The files that a job in course compares, also one that was interrupted: nothing of them is cleared. */
const emComparacao = sql`(select (parametros ->> 'id')::int from tarefa where tipo = ${tipoDeTarefa} and ${emCurso})`;

/** Removes the comparisons that no query reads, or that nobody will end. */
export const limpaComparacoes = async (db: Db): Promise<void> => {
  await sql`delete from conferencia_mudou where importacao_id not in ${emComparacao}`.execute(db);
  await sql`update conferencia_importacao set comparando = false where comparando and id not in ${emComparacao}`.execute(
    db,
  );
  await sql`delete from conferencia_par where importacao_id is distinct from ${emVigor} and abs(importacao_id) not in ${emComparacao}`.execute(
    db,
  );
};

/**
 * Removes what was not put in force and what was left of comparisons, except preview `kept` and what a job in course works on; without
 * `previas` every preview stays, because somebody looks at it on another server. Says whether records were among it.
 */
export const removeStale = async (
  db: Db,
  kept: number | null = null,
  { previas = true } = {},
): Promise<boolean> => {
  const stale = sql`(select id from conferencia_importacao
    where situacao <> 'CONCLUIDA' and (${previas}::boolean or situacao <> 'PREVIA') and id is distinct from ${kept}::int and id not in ${emComparacao})`;
  await limpaComparacoes(db);
  const { numAffectedRows = 0n } =
    await sql`delete from conferencia_beneficiario where importacao_id in ${stale}`.execute(db);
  await sql`delete from conferencia_importacao where id in ${stale}`.execute(db);
  return numAffectedRows > 0n;
};

/** Updates visibility and statistics of a table for the planner; the embedded database has no autovacuum. */
const refresh = async (db: Db, table: 'conferencia_beneficiario' | 'conferencia_par'): Promise<void> => {
  await sql`vacuum ${sql.table(table)}`.execute(db);
  await analyze(db, [table]);
};

/** After records were staged or removed. */
export const refreshRegistros = (db: Db): Promise<void> => refresh(db, 'conferencia_beneficiario');

/** After a comparison. */
export const refreshPares = (db: Db): Promise<void> => refresh(db, 'conferencia_par');
