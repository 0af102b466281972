import type { CorrecaoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/** An error that waits for its correction. */
export interface ErroAberto {
  /** Field in ANS's words. */
  campoAns: string | null;
  valorCampo: string | null;
  codigoErro: string | null;
  mensagemErro: string | null;
}

/** Errors of the newest return that rejected the bond, in file order; none once the bond was accepted. */
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

/** A completely imported return; `por` is the author's name, else the login. */
export const findRetorno = (db: Db, sha256: string) =>
  db
    .selectFrom('sib_retorno as r')
    .where('r.sha256', '=', sha256)
    .where('r.situacao', '=', 'CONCLUIDO')
    .selectAll('r')
    .select([
      nomeDoUsuario('r.login').as('por'),
      (e) =>
        e
          .selectFrom('sib_envio as v')
          .whereRef('v.retorno_id', '=', 'r.id')
          .select('v.nome_arquivo')
          .orderBy('v.id')
          .limit(1)
          .as('envio'),
    ])
    .executeTakeFirst();

export type RetornoRow = NonNullable<Awaited<ReturnType<typeof findRetorno>>>;

/** Stored rejections of a return. */
export const findErros = (db: Db, retornoId: number): Promise<CorrecaoSib[]> =>
  db
    .selectFrom('sib_retorno_erro as e')
    .leftJoin('beneficiario as b', 'b.matricula', 'e.matricula')
    .leftJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .where('e.retorno_id', '=', retornoId)
    .orderBy('e.id')
    .select([
      'e.cco',
      'e.codigo_beneficiario as codbeneficiario',
      'e.tipo_movimento as tipoMovimento',
      'e.campo',
      'e.valor_campo as valorCampo',
      'e.codigo_erro as codigoErro',
      'e.mensagem_erro as mensagemErro',
      'e.matricula',
      'p.nome',
    ])
    .execute();

/** Facts about a return before it is stored. */
export interface NovoRetorno {
  sha256: string;
  nomeArquivo: string;
  nomeEnvio: string | null;
  registroAns: string;
  sequencial: string;
  motivoRejeicao: string | null;
  problema: string;
  /** The hash is wrong, and the author accepted it. */
  isHashAceito: boolean;
  login: string;
  /** Local, YYYY-MM-DDTHH:mm:ss. */
  momento: string;
}

/** A stored return; `donoId` is the return that holds its errors. */
export interface RetornoGuardado {
  id: number;
  donoId: number;
}

/** Stores a return, as CONCLUIDO at once or as LENDO first. Undefined when the same bytes are stored already. */
export const insertRetorno = async (
  db: Db,
  novo: NovoRetorno,
  situacao: 'LENDO' | 'CONCLUIDO',
): Promise<RetornoGuardado | undefined> => {
  const original =
    novo.nomeEnvio === null || novo.motivoRejeicao !== null
      ? undefined
      : await db
          .selectFrom('sib_retorno')
          .where('nome_envio', '=', novo.nomeEnvio)
          .where('motivo_rejeicao', 'is', null)
          .where('original_id', 'is', null)
          .select('id')
          .executeTakeFirst();
  const made = await db
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
      situacao,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && { id: made.id, donoId: original?.id ?? made.id };
};
