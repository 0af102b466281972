import { sql } from 'kysely';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { AndamentoDoRetorno } from '../../../db/tables/sibEnvio.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import type { ErroRpx } from '../../../imports/rpx.ts';
import type { IncluidoJulgado } from './incluidos.rules.ts';
import { movimentoDe } from './leituraCorrecao.rules.ts';
import type { RetornoGuardado } from './retorno.sql.ts';
import { momentoExato } from '../../../db/momento.ts';

/** Rows per statement: some tens of ms, during which the embedded database serves nobody else. */
const POR_COMANDO = 300;

function* aosPoucos<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += POR_COMANDO) yield rows.slice(from, from + POR_COMANDO);
}

/**
 * Stores the rejections of a return, except those already stored for it; they are invisible before CONCLUIDO.
 * A record belongs to our bond with its code, else with its CCO.
 */
export const insertErros = async (
  db: Db,
  { id, donoId }: RetornoGuardado,
  { erros, pace }: { erros: readonly ErroRpx[]; pace: Pace },
): Promise<void> => {
  for (const some of aosPoucos(erros)) {
    const json = JSON.stringify(
      some.map((erro) => ({
        ...erro,
        matricula: erro.codbeneficiario === null ? null : matriculaInteira(erro.codbeneficiario),
        movimento: movimentoDe(erro.tipoMovimento),
      })),
    );
    // Sequential, because others need the database in between.
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      insert into sib_retorno_erro (retorno_id, trazido_por, matricula, cco, codigo_beneficiario, movimento, tipo_movimento, campo,
        valor_campo, codigo_erro, mensagem_erro)
      select ${donoId}::int, nullif(${id}::int, ${donoId}::int), coalesce(
          (select b.matricula from beneficiario b where b.matricula = x.matricula),
          (select b.matricula from beneficiario b where b.cco = x.cco)),
        x.cco, x.codbeneficiario, x.movimento, x."tipoMovimento", x.campo, x."valorCampo", x."codigoErro", x."mensagemErro"
      from rows from (json_to_recordset(${json}::json) as (cco text, codbeneficiario text, matricula text, movimento text,
        "tipoMovimento" text, campo text, "valorCampo" text, "codigoErro" text, "mensagemErro" text)) with ordinality as x (cco,
        codbeneficiario, matricula, movimento, "tipoMovimento", campo, "valorCampo", "codigoErro", "mensagemErro", ordem)
      order by x.ordem
      on conflict do nothing`.execute(db);
    // oxlint-disable-next-line no-await-in-loop
    await pace.rest();
  }
};

/** Stages the CCOs of a return, invisible to queries. */
export const insertIncluidos = async (
  db: Db,
  retornoId: number,
  { incluidos, pace }: { incluidos: readonly IncluidoJulgado[]; pace: Pace },
): Promise<void> => {
  let ordem = 0;
  const numbered = incluidos.map((each) => ({ ...each, ordem: (ordem += 1) }));
  for (const some of aosPoucos(numbered)) {
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      insert into sib_retorno_incluido (retorno_id, ordem, codigo, matricula, cco, no_arquivo)
      select ${retornoId}::int, ordem, codigo, matricula, cco, "noArquivo"
      from json_to_recordset(${JSON.stringify(some)}::json) as x (ordem int, codigo text, matricula text, cco text, "noArquivo" text)`.execute(
      db,
    );
    // oxlint-disable-next-line no-await-in-loop
    await pace.rest();
  }
};

/** A return that is being applied. */
export interface RetornoAplicando {
  id: number;
  sha256: string;
  nome_arquivo: string;
  nome_envio: string | null;
  original_id: number | null;
  importado_em: string;
  andamento: AndamentoDoRetorno;
}

const columns = sql`id, sha256, nome_arquivo, nome_envio, original_id, ${momentoExato('importado_em')} as importado_em,
  andamento`;

/** The return under application; at most one. */
export const findAplicando = async (db: Db): Promise<RetornoAplicando | undefined> => {
  const { rows } = await sql<RetornoAplicando>`
    select ${columns} from sib_retorno where situacao = 'APLICANDO'`.execute(db);
  return rows[0];
};

/** The return under application by its id, locked until the transaction ends. */
export const travaAplicando = async (trx: Trx, id: number): Promise<RetornoAplicando | undefined> => {
  const { rows } = await sql<RetornoAplicando>`
    select ${columns} from sib_retorno where id = ${id}::int and situacao = 'APLICANDO' for update`.execute(
    trx,
  );
  return rows[0];
};

/** Initial checkpoint of an application. */
const inicio: Omit<AndamentoDoRetorno, 'incluidos' | 'total'> = {
  marcadoAte: '',
  aceitos: 0,
  rejeitados: 0,
  semResposta: 0,
  ordem: 0,
  gravados: 0,
};

/**
 * Starts the application of a completely read return; from here on it always ends. Returns false when the
 * return no longer exists.
 */
export const comecaAAplicar = async (trx: Trx, id: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sib_retorno r set situacao = 'APLICANDO',
      andamento = ${JSON.stringify(inicio)}::jsonb || jsonb_build_object('incluidos', n.incluidos, 'total', n.incluidos + n.movimentos)
    from (
      select x.id, (select count(*) from sib_retorno_incluido i where i.retorno_id = x.id) as incluidos,
        coalesce((select v.quantidade from sib_envio v where v.nome_arquivo = x.nome_envio and v.situacao <> 'PROCESSADO'), 0) as movimentos
      from sib_retorno x
    ) n
    where r.id = ${id}::int and n.id = r.id and r.situacao = 'LENDO'`.execute(trx);
  return numAffectedRows === 1n;
};

/** Saves the progress of an application, in the transaction that made it. */
export const anotaAndamento = async (
  trx: Trx,
  { id, andamento }: Pick<RetornoAplicando, 'id' | 'andamento'>,
): Promise<void> => {
  await sql`update sib_retorno set andamento = ${JSON.stringify(andamento)}::jsonb where id = ${id}::int`.execute(
    trx,
  );
};

/** Marks a return as complete, with its counts. */
export const concluiRetorno = async (
  trx: Trx,
  id: number,
  { ccosGravados, aceitos, rejeitados }: { ccosGravados: number; aceitos: number; rejeitados: number },
): Promise<void> => {
  await trx
    .updateTable('sib_retorno')
    .set({ situacao: 'CONCLUIDO', andamento: null, ccos_gravados: ccosGravados, aceitos, rejeitados })
    .where('id', '=', id)
    .execute();
};

/** Deletes unread returns, or one by id; nothing of them was applied. */
export const dropLendo = async (db: Db, id?: number): Promise<void> => {
  const lendo = await db
    .selectFrom('sib_retorno')
    .where('situacao', '=', 'LENDO')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .select('id')
    .executeTakeFirst();
  if (!lendo) return;
  await sql`delete from sib_retorno_erro where coalesce(trazido_por, retorno_id) = ${lendo.id}::int`.execute(
    db,
  );
  await db.deleteFrom('sib_retorno').where('id', '=', lendo.id).where('situacao', '=', 'LENDO').execute();
};

/** Refuses while a return is being applied, because its data is half old and half new (SIB-44). */
export const refuseAplicando = async (db: Db): Promise<void> => {
  const retorno = await findAplicando(db);
  if (!retorno) return;
  throw new Failure(
    409,
    `O retorno ${retorno.nome_arquivo} da ANS ainda está sendo aplicado ao cadastro. Tente de novo em instantes; se não terminar, importe o mesmo arquivo de novo, e ele continua.`,
    { body: { success: false } },
  );
};
