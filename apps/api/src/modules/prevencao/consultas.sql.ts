import { momento } from '../../db/momento.ts';
import type { registraArquivo } from '@vidas/api-client/shell/arquivoTirado.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { consultasRegistradas } from '@vidas/api-client/prevencao/consultasRegistradas.report.ts';
import type { RowOf } from '@vidas/api-client/report/report.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nomeDoUsuario } from '../../db/nomeDoUsuario.ts';
import type { ReportContext } from '../../http/door.ts';
import type { ConsultaFeita, FimDaConsulta } from '../../http/acesso/registro.ts';

/** A reading, recorded before its rows are sent, with its moment. */
export interface Consulta extends ConsultaFeita {
  readonly em: string;
}

/**
 * Records a reading and returns its line: the existing one of the same person, list and question within half
 * an hour, or a new one (PRV-17). A line spans at most twelve hours, like a session.
 */
export const gravaConsulta = async (db: Db, consulta: Consulta): Promise<number> => {
  const { em, login, lista, finalidade, inicio, fim, detalhe } = consulta;
  const { rows } = await sql<{ id: number }>`
    with antes as (
      select max(c.id) as id
      from consulta_saude c
      where c.em > ${em}::timestamp - interval '12 hours' and c.em <= ${em}::timestamp and c.login = ${login} and c.lista = ${lista}
        and c.finalidade = ${finalidade} and c.inicio is not distinct from ${inicio}::date and c.fim is not distinct from ${fim}::date
        and c.detalhe is not distinct from ${detalhe}::text and coalesce(c.ultima_em, c.em) >= ${em}::timestamp - interval '30 minutes'
    ), lida as (
      update consulta_saude c set leituras = c.leituras + 1, ultima_em = ${em}::timestamp
      from antes where c.id = antes.id
      returning c.id
    ), nova as (
      insert into consulta_saude (em, login, lista, inicio, fim, detalhe, finalidade)
      select ${em}::timestamp, ${login}, ${lista}, ${inicio}::date, ${fim}::date, ${detalhe}::text, ${finalidade}
      from antes where antes.id is null
      returning id
    )
    select id from lida union all select id from nova`.execute(db);
  const [line] = rows;
  if (!line) throw new Error('The line of a reading was removed while it was written.');
  return line.id;
};

/**
 * Records the end of a reading: the line keeps its readings' maximum of people, and is complete when one of
 * them was.
 */
export const terminaConsulta = async (db: Db, id: number, { pessoas, completa }: FimDaConsulta) => {
  await sql`
    update consulta_saude set pessoas = greatest(pessoas, ${pessoas}::int), completa = completa or ${completa}::boolean
    where id = ${id}`.execute(db);
};

/** Records a file or a print of a reading of the same person within a session's twelve hours; false without one (PRV-24). */
export const gravaArquivo = async (
  db: Db,
  { consulta, especie, linhas }: Input<typeof registraArquivo>['body'],
  { login, em }: { readonly login: string; readonly em: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update consulta_saude set arquivos = arquivos + 1, arquivo_em = ${em}::timestamp, arquivo_especie = ${especie}, arquivo_linhas = ${linhas}
    where id = ${consulta} and login = ${login} and em > ${em}::timestamp - interval '24 hours'`.execute(db);
  return numAffectedRows === 1n;
};

/** Readings of a period with their authors, newest first (PRV-9). */
export const selectConsultas = (_: ReportContext, { start, end }: { start: string; end: string }) =>
  sql<RowOf<typeof consultasRegistradas>>`
    select ${momento('c.em')} as em, ${nomeDoUsuario('c.login')} as quem, c.lista, c.inicio, c.fim, c.detalhe, c.pessoas, c.leituras,
      ${momento(sql`coalesce(c.ultima_em, c.em)`)} as "ultimaEm",
      case when c.completa then 'SIM' else 'NAO' end as completa, c.finalidade, c.arquivos,
      case c.arquivo_especie when 'csv' then 'CSV' when 'xlsx' then 'Planilha' when 'papel' then 'Papel' end
        || ', ' || c.arquivo_linhas || case c.arquivo_linhas when 1 then ' linha, ' else ' linhas, ' end || to_char(c.arquivo_em, 'DD/MM/YYYY HH24:MI') as "ultimoArquivo"
    from consulta_saude c
    where c.em >= ${start}::date and c.em < ${end}::date + 1
    order by c.id desc`;
