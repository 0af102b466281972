import type { CorrecaoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

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

/** A return that was imported whole; `por` is who did it: the person's name, else the login. */
export const findRetorno = (db: Db, sha256: string) =>
  db
    .selectFrom('sib_retorno as r')
    .where('r.sha256', '=', sha256)
    .where('r.situacao', '=', 'CONCLUIDO')
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

/** A return that was stored; `donoId` is the one under which its errors are kept. */
export interface RetornoGuardado {
  id: number;
  donoId: number;
}

/** Stores a return, which is CONCLUIDO at once or LENDO first. Undefined when the same bytes are stored already. */
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
