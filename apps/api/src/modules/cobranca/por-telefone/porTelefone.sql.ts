import { momento } from '../../../db/momento.ts';
import type { PapelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ReportContext } from '../../../http/door.ts';
import type { Pagador } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';

/** A paper that a bulk sending leaves out for a call. */
export interface PapelDeixado extends Pagador {
  /** The name of the paper, as in `cobranca_envio`. */
  chave: string;
  /** In words: 'Boleto com vencimento em 10/12/2026'. */
  papel: string;
  /** How the call is wanted. */
  nota: string;
  em: string;
}

/** Puts a paper among those that wait for a call; one that waits, or whose call was made, stays as it is. */
export const deixaPorTelefone = async (db: Db | Trx, deixado: PapelDeixado): Promise<void> => {
  const { tipo, codigo, chave, papel, nota, em } = deixado;
  await db
    .insertInto('papel_por_telefone')
    .values({
      chave,
      papel,
      nota,
      matricula: tipo === 'TITULAR' ? codigo : null,
      empresa_codigo: tipo === 'EMPRESA' ? codigo : null,
      deixado_em: em,
      atendido_em: null,
      atendido_por: null,
    })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute();
};

/** Ends the wait of a paper; the name of who was called, undefined where nobody waited. */
export const atende = async (
  db: Db | Trx,
  id: number,
  { login, em }: { login: string; em: string },
): Promise<string | undefined> => {
  const { rows } = await sql<{ nome: string }>`
    update papel_por_telefone t set atendido_em = ${em}::timestamp, atendido_por = ${login}
    where t.id = ${id} and t.atendido_em is null
    returning coalesce(
      (select e.razao_social from empresa e where e.codigo = t.empresa_codigo),
      (select p.nome from beneficiario b join pessoa p on p.id = b.pessoa_id where b.matricula = t.matricula)) as nome`.execute(
    db,
  );
  return rows[0]?.nome;
};

const linhas = (
  hoje: string,
  where: RawBuilder<unknown>,
  ordem: RawBuilder<unknown>,
): RawBuilder<PapelPorTelefone> => sql<PapelPorTelefone>`
  select coalesce(e.razao_social, p.nome) as nome, coalesce(t.empresa_codigo, t.matricula) as codigo, t.papel,
    'Pediu por telefone: ' || t.nota as motivo, coalesce(e.fone, p.fone_1) as fone1, p.fone_2 as fone2,
    ${momento('t.deixado_em')} as "deixadoEm", (${hoje}::date - t.deixado_em::date)::int as dias,
    ${momento('t.atendido_em')} as "atendidoEm",
    case when t.atendido_por is not null then ${nomeDoUsuario('t.atendido_por')} end as "atendidoPor", t.id
  from papel_por_telefone t
  left join empresa e on e.codigo = t.empresa_codigo
  left join beneficiario b on b.matricula = t.matricula
  left join pessoa p on p.id = b.pessoa_id
  where ${where}
  order by ${ordem}`;

/** Those that wait for a call, the oldest first. */
export const selectPorTelefone = ({ hoje }: ReportContext): RawBuilder<PapelPorTelefone> =>
  linhas(hoje, sql`t.atendido_em is null`, sql`t.deixado_em, t.id`);

/** Those whose call was made, the newest first. */
export const selectAtendidos = ({ hoje }: ReportContext): RawBuilder<PapelPorTelefone> =>
  linhas(hoje, sql`t.atendido_em is not null`, sql`t.atendido_em desc, t.id desc`);
