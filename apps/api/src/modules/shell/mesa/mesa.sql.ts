import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A person's look at a desk. */
export interface Olhar {
  readonly usuarioId: string;
  readonly mesa: string;
  /** Empty for a desk of no provider. */
  readonly prestador: string;
  /** The thing in sight; null for none. */
  readonly coisa: string | null;
  readonly agora: Date;
  /** Looks before this moment count for nothing. */
  readonly desde: Date;
}

interface Aberta {
  coisa: string;
  quem: string;
}

/** Notes what a person has open at a desk, forgets old looks, and returns what others have open there. */
export const notaEFind = async (
  db: Db,
  { usuarioId, mesa, prestador, coisa, agora, desde }: Olhar,
): Promise<Aberta[]> => {
  const minha =
    coisa === null
      ? sql`delete from mesa_aberta where usuario_id = ${usuarioId} and mesa = ${mesa}`
      : sql`insert into mesa_aberta (usuario_id, mesa, prestador, coisa, visto_em)
          values (${usuarioId}, ${mesa}, ${prestador}, ${coisa}, ${agora})
          on conflict (usuario_id, mesa) do update set
            prestador = excluded.prestador, coisa = excluded.coisa, visto_em = excluded.visto_em`;
  // Locked rows are skipped, so that two people who come back never wait for each other.
  const { rows } = await sql<Aberta>`
    with minha as (${minha}), velhas as (
      delete from mesa_aberta where (usuario_id, mesa) in (
        select usuario_id, mesa from mesa_aberta
        where visto_em <= ${desde} and usuario_id <> ${usuarioId} for update skip locked))
    select a.coisa, u.nome as quem from mesa_aberta a join usuario u on u.id = a.usuario_id
    where a.mesa = ${mesa} and a.prestador = ${prestador} and a.usuario_id <> ${usuarioId} and a.visto_em > ${desde}
    order by a.coisa, u.nome, u.id`.execute(db);
  return rows;
};
