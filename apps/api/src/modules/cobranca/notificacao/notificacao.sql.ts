import { type RawBuilder, sql } from 'kysely';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import { type FatosRow, fatosDosContratos } from './fatos.sql.ts';
import { ativoEm, ligarEm, promessas } from './promessa.sql.ts';

/** A late contract before it is judged. */
export interface NotificacaoRow {
  matricula: string;
  nome: string;
  fone1: string | null;
  valor: number;
  fatos: FatosRow;
  prometeEm: string | null;
  proximoEm: string | null;
  ligarEm: string | null;
  anotadoPor: string | null;
  anotadoLogin: string | null;
  nota: string | null;
  contestacao: number | null;
}

/** Late contracts of a day with the newest promise of each, by matrícula. */
export const selectNotificacoes = (hoje: string): RawBuilder<NotificacaoRow> => sql<NotificacaoRow>`
  select l.matricula, p.nome, p.fone_1 as fone1, l.valor_cents as valor, l.fatos, pr.promete_em as "prometeEm",
    pr.proximo_em as "proximoEm", ${ligarEm} as "ligarEm", ${nomeDoUsuario('pr.por')} as "anotadoPor", pr.por as "anotadoLogin", pr.nota, ct.id as contestacao
  from (${fatosDosContratos({ dia: hoje, hoje })}) l
  join beneficiario b on b.matricula = l.matricula
  join pessoa p on p.id = b.pessoa_id
  left join (
    ${promessas}
  ) pr on pr.titular_matricula = l.matricula
  left join (
    select titular_matricula, min(id) as id from contestacao_debito where respondida_em is null group by titular_matricula
  ) ct on ct.titular_matricula = l.matricula
  where ${ativoEm(hoje)}
  order by l.matricula`;

/** Name of the holder of a contract; undefined when no holder has the number. */
export const findTitular = async (trx: Trx, matricula: string): Promise<string | undefined> => {
  const { rows } = await sql<{ nome: string }>`
    select p.nome from beneficiario b join pessoa p on p.id = b.pessoa_id
    where b.matricula = ${matricula} and b.titular_matricula = b.matricula for update of b`.execute(trx);
  return rows[0]?.nome;
};

/** Name of any beneficiary; undefined for an unknown number. */
export const findPessoa = async (trx: Trx, matricula: string): Promise<string | undefined> => {
  const { rows } = await sql<{ nome: string }>`
    select p.nome from beneficiario b join pessoa p on p.id = b.pessoa_id where b.matricula = ${matricula} for update of b`.execute(
    trx,
  );
  return rows[0]?.nome;
};

/** The open dispute of a holder. */
export const findContestacaoAberta = async (trx: Trx, matricula: string) =>
  trx
    .selectFrom('contestacao_debito')
    .where('titular_matricula', '=', matricula)
    .where('respondida_em', 'is', null)
    .select(['id', 'aberta_em'])
    .executeTakeFirst();

/** A dispute, locked. */
export const lockContestacao = async (trx: Trx, id: number) =>
  trx
    .selectFrom('contestacao_debito')
    .where('id', '=', id)
    .select(['id', 'aberta_em', 'respondida_em', 'respondida_por'])
    .forUpdate()
    .executeTakeFirst();

/** Writes a stay, or the discharge of the one that began on the same day. */
export const gravaInternacao = async (
  trx: Trx,
  { matricula, inicio, fim }: { matricula: string; inicio: string; fim: string | null },
  { login, em }: { login: string; em: string },
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('internacao_informada')
    .set({ fim, por: login, informada_em: em })
    .where('matricula', '=', matricula)
    .where('inicio', '=', inicio)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await trx
      .insertInto('internacao_informada')
      .values({ matricula, inicio, fim, por: login, informada_em: em })
      .execute();
};
