import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { soltaTarefasDe } from '../jobs/tarefa.sql.ts';

/** Says that a server lives for so long more; resolves to how many live. Who was silent for long is forgotten. */
export const bate = async (db: Db, id: string, prazoMs: number): Promise<number> => {
  await sql`
    insert into servidor (id, vivo_ate) values (${id}::uuid, clock_timestamp() + ${prazoMs}::int * interval '1 millisecond')
    on conflict (id) do update set vivo_ate = excluded.vivo_ate`.execute(db);
  await sql`delete from servidor where vivo_ate < clock_timestamp() - interval '1 day'`.execute(db);
  const { rows } = await sql<{ vivos: number }>`
    select count(*)::int as vivos from servidor where vivo_ate > clock_timestamp()`.execute(db);
  return rows[0]?.vivos ?? 1;
};

/** Forgets a server that is known to have ended, with all that it held. */
export const esqueceServidor = async (db: Db, id: string): Promise<void> => {
  await sql`delete from trava where servidor = ${id}::uuid`.execute(db);
  await soltaTarefasDe(db, id);
  await sql`delete from servidor where id = ${id}::uuid`.execute(db);
};

/** Forgets every server: whoever has the embedded database has it alone. */
export const esqueceServidores = async (db: Db): Promise<void> => {
  await sql`delete from trava`.execute(db);
  await sql`delete from servidor`.execute(db);
};
