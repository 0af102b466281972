import { sql } from 'kysely';
import type { CorrecaoSib } from '@vidas/api-client/cadastro/sib';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ErroRpx } from '../../../imports/rpx.ts';
import { movimentoDe } from './leituraCorrecao.rules.ts';

/** An error that still waits to be mended. */
export interface ErroAberto {
  /** The field as the regulator describes it. */
  campoAns: string | null;
  valorCampo: string | null;
  codigoErro: string | null;
  mensagemErro: string | null;
}

/** Errors of the newest return that rejected the bond, in the order of the file; none when it was accepted since. */
export const findErrosAbertos = (db: Db, matricula: string): Promise<ErroAberto[]> =>
  db
    .selectFrom('sib_erro_aberto')
    .where('matricula', '=', matricula)
    .orderBy('id')
    .select([
      'campo as campoAns',
      'valor_campo as valorCampo',
      'codigo_erro as codigoErro',
      'mensagem_erro as mensagemErro',
    ])
    .execute();

/** A return as it was imported; `por` is who did it: the person's name, else the login. */
export const findRetorno = (db: Db, sha256: string) =>
  db
    .selectFrom('sib_retorno as r')
    .where('r.sha256', '=', sha256)
    .selectAll('r')
    .select(nomeDoUsuario('r.login').as('por'))
    .executeTakeFirst();

/** A return of the past. */
export type RetornoRow = NonNullable<Awaited<ReturnType<typeof findRetorno>>>;

/** What a return rejected, as it was stored. */
export const findErros = (db: Db, retornoId: number): Promise<CorrecaoSib[]> =>
  db
    .selectFrom('sib_retorno_erro')
    .where('retorno_id', '=', retornoId)
    .orderBy('id')
    .select([
      'cco',
      'codigo_beneficiario as codbeneficiario',
      'tipo_movimento as tipoMovimento',
      'campo',
      'valor_campo as valorCampo',
      'codigo_erro as codigoErro',
      'mensagem_erro as mensagemErro',
      'matricula',
    ])
    .execute();

/** What is known of a return before it is stored. */
export interface NovoRetorno {
  sha256: string;
  nomeArquivo: string;
  nomeEnvio: string | null;
  registroAns: string;
  sequencial: string;
  motivoRejeicao: string | null;
  problema: string;
  /** Its hash does not match, and who imports it takes it all the same. */
  isHashAceito: boolean;
  login: string;
  /** Local, YYYY-MM-DDTHH:mm:ss. */
  momento: string;
}

/** Stores a return. `donoId` is the return under which the errors are stored. Undefined when the same bytes are stored already. */
export const insertRetorno = async (
  trx: Trx,
  novo: NovoRetorno,
): Promise<{ id: number; donoId: number } | undefined> => {
  const original =
    novo.nomeEnvio === null || novo.motivoRejeicao !== null
      ? undefined
      : await trx
          .selectFrom('sib_retorno')
          .where('nome_envio', '=', novo.nomeEnvio)
          .where('motivo_rejeicao', 'is', null)
          .where('original_id', 'is', null)
          .select('id')
          .executeTakeFirst();
  const made = await trx
    .insertInto('sib_retorno')
    .values({
      sha256: novo.sha256,
      nome_arquivo: novo.nomeArquivo,
      nome_envio: novo.nomeEnvio,
      original_id: original?.id ?? null,
      registro_ans: novo.registroAns,
      sequencial_transacao: novo.sequencial,
      motivo_rejeicao: novo.motivoRejeicao,
      problema: novo.problema,
      hash_aceito: novo.isHashAceito,
      login: novo.login,
      importado_em: novo.momento,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && { id: made.id, donoId: original?.id ?? made.id };
};

const perStatement = 5000;

/** Stores the rejections of a return, except those stored for it before. A record belongs to our bond with its code, else with its CCO. */
export const insertErros = async (trx: Trx, retornoId: number, erros: readonly ErroRpx[]): Promise<void> => {
  for (let from = 0; from < erros.length; from += perStatement) {
    const batch = erros.slice(from, from + perStatement).map((erro) => ({
      ...erro,
      matricula: erro.codbeneficiario === null ? null : matriculaInteira(erro.codbeneficiario),
      movimento: movimentoDe(erro.tipoMovimento),
    }));
    await sql`
      insert into sib_retorno_erro (retorno_id, matricula, cco, codigo_beneficiario, movimento, tipo_movimento, campo, valor_campo,
        codigo_erro, mensagem_erro)
      select ${retornoId}::int, coalesce(
          (select b.matricula from beneficiario b where b.matricula = x.matricula),
          (select b.matricula from beneficiario b where b.cco = x.cco)),
        x.cco, x.codbeneficiario, x.movimento, x."tipoMovimento", x.campo, x."valorCampo", x."codigoErro", x."mensagemErro"
      from rows from (json_to_recordset(${JSON.stringify(batch)}::json) as (cco text, codbeneficiario text, matricula text, movimento text,
        "tipoMovimento" text, campo text, "valorCampo" text, "codigoErro" text, "mensagemErro" text)) with ordinality as x (cco,
        codbeneficiario, matricula, movimento, "tipoMovimento", campo, "valorCampo", "codigoErro", "mensagemErro", ordem)
      order by x.ordem
      on conflict do nothing`.execute(trx);
  }
};

/** Writes into a return what its import changed. */
export const updateRetorno = async (
  trx: Trx,
  id: number,
  { ccosGravados, aceitos, rejeitados }: { ccosGravados: number; aceitos: number; rejeitados: number },
): Promise<void> => {
  await trx
    .updateTable('sib_retorno')
    .set({ ccos_gravados: ccosGravados, aceitos, rejeitados })
    .where('id', '=', id)
    .execute();
};
