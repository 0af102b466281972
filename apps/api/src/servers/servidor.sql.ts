import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { soltaTarefasDe } from '../jobs/tarefa.sql.ts';

/** Extends a server's sign of life and resolves to the number of living ones; long silent ones are deleted. */
export const bate = async (db: Db, id: string, prazoMs: number): Promise<number> => {
  await sql`
    insert into servidor (id, vivo_ate) values (${id}::uuid, clock_timestamp() + ${prazoMs}::int * interval '1 millisecond')
    on conflict (id) do update set vivo_ate = excluded.vivo_ate`.execute(db);
  await sql`delete from servidor where vivo_ate < clock_timestamp() - interval '1 day'`.execute(db);
  const { rows } = await sql<{ vivos: number }>`
    select count(*)::int as vivos from servidor where vivo_ate > clock_timestamp()`.execute(db);
  return rows[0]?.vivos ?? 1;
};

/** Deletes a server that has ended, with its locks. */
export const esqueceServidor = async (db: Db, id: string): Promise<void> => {
  await sql`delete from trava where servidor = ${id}::uuid`.execute(db);
  await soltaTarefasDe(db, id);
  await sql`delete from servidor where id = ${id}::uuid`.execute(db);
};

/** Deletes every server: the embedded database belongs to one process. */
export const esqueceServidores = async (db: Db): Promise<void> => {
  await sql`delete from trava`.execute(db);
  await sql`delete from servidor`.execute(db);
};
