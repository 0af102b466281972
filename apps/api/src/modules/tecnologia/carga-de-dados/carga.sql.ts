import type { ProblemaDaCarga } from '@vidas/api-client/tecnologia/problemas-da-carga';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { ReportContext } from '../../../http/door.ts';
import type { Manifesto } from '../../../carga/entregas/manifesto.ts';

/** What the list says of a delivery besides the delivery itself. */
export interface Trazida {
  por: string;
  arquivos: number;
}

/** Who brought each of these deliveries, and in how many files. */
export const findTrazidas = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Trazida>> => {
  const { rows } = await sql<Trazida & { id: string }>`
    select e.id, ${nomeDoUsuario('e.login')} as por,
      (select count(*)::int from carga_arquivo a where a.entrega_id = e.id) as arquivos
    from carga_entrega e where e.id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...trazida }) => [id, trazida]));
};

/** Whether the bytes of a delivery are still kept. */
export const isGuardada = async (db: Db, id: string): Promise<boolean> => {
  const { rows } = await sql`select from carga_pedaco where entrega_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
};

/** Keeps or takes away what entrega.json declares; false where the delivery is no longer being received. */
export const gravaManifesto = async (db: Db, id: string, manifesto: Manifesto | null): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update carga_entrega set manifesto = ${manifesto && JSON.stringify(manifesto)}::jsonb
    where id = ${id} and situacao = 'RECEBENDO'`.execute(db);
  return numAffectedRows > 0n;
};

/** Discards a delivery that was not applied and that nobody works on, with its files and problems; false where it is another one. */
export const descartaEntrega = async (db: Db, id: string, porque: string): Promise<boolean> => {
  const { rows } = await sql`
    with descartada as (
      update carga_entrega set situacao = 'DESCARTADA', motivo = concat_ws(' ', motivo, ${porque}::text)
      where id = (
        select id from carga_entrega
        where id = ${id} and situacao in ('RECEBENDO', 'PRONTA', 'JULGADA', 'RECUSADA') for update skip locked
      )
      returning id
    ), pedacos as (
      delete from carga_pedaco p using descartada d where p.entrega_id = d.id
    ), problemas as (
      delete from carga_problema p using descartada d where p.entrega_id = d.id
    )
    select id from descartada`.execute(db);
  return rows.length > 0;
};

/** What is wrong with the lines of a delivery, by file and line. */
export const selectProblemas = (_: ReportContext, { id }: { id: string }) =>
  sql<ProblemaDaCarga>`
    select p.arquivo, p.linha, p.coluna, p.valor, p.motivo, p.remedio, case when p.avisa then 'AVISO' else 'RECUSADA' end as efeito
    from carga_problema p
    where p.entrega_id = ${id}
    order by p.arquivo, p.linha, p.id`;

/** Why a line was refused, all reasons in one text. */
export interface Recusada {
  linha: number;
  motivo: string;
}

/** The refused lines of a file after one of them, in their order. */
export const findRecusadas = async (
  db: Db,
  { entrega, nome, depois, quantas }: { entrega: string; nome: string; depois: number; quantas: number },
): Promise<Recusada[]> => {
  const { rows } = await sql<Recusada>`
    select linha, string_agg(concat_ws(' ', coluna, motivo) || ': ' || remedio, ' | ' order by id) as motivo
    from carga_problema
    where entrega_id = ${entrega} and arquivo = ${nome} and linha > ${depois} and not avisa
    group by linha order by linha limit ${quantas}`.execute(db);
  return rows;
};
