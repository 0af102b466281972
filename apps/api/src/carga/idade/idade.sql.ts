import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { momentoExato } from '../../db/momento.ts';

/** Age of the data in an applied file. */
export interface UltimaDoArquivo {
  /** Without '.csv'. */
  arquivo: string;
  /** Local 'YYYY-MM-DDTHH:MM:SS': the extraction or, without one, the arrival. */
  em: string;
}

/**
 * Newest applied delivery of every file that was not undone. An identical file counts: its data are still
 * true. Empty in the demonstration.
 */
export const ultimasDosArquivos = async (db: Db): Promise<UltimaDoArquivo[]> => {
  const { rows } = await sql<UltimaDoArquivo>`
    with vinda as (
      select a.nome, a.sha256, e.situacao, e.aplicada_em, coalesce(e.extraida_em, e.criada_em) as em
      from carga_arquivo a join carga_entrega e on e.id = a.entrega_id
      where e.situacao in ('APLICADA', 'RECUSADA') and not exists (select from demo_carga)),
    ultima as (
      select distinct on (nome) nome, sha256, em from vinda where situacao = 'APLICADA' order by nome, em desc, aplicada_em desc)
    select u.nome as arquivo, ${momentoExato(sql`greatest(u.em, max(v.em))`)} as em
    from ultima u left join vinda v on v.situacao = 'RECUSADA' and v.nome = u.nome and v.sha256 = u.sha256
    group by u.nome, u.em order by u.nome`.execute(db);
  return rows;
};
