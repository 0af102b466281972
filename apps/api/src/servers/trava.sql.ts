import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Trx } from '../db/tx.ts';

/** Key of a held lock: its name, and the number that only its holder knows. */
export interface Posse {
  nome: string;
  posse: string;
}

/** Server and duration of a lock. */
export interface Dono {
  servidor: string;
  prazoMs: number;
}

// By the clock of the database, which all servers share.
const ate = (prazoMs: number): RawBuilder<unknown> =>
  sql`clock_timestamp() + ${prazoMs}::int * interval '1 millisecond'`;
const minha = ({ nome, posse }: Posse): RawBuilder<boolean> =>
  sql<boolean>`nome = ${nome} and posse = ${posse}::uuid`;

/** Takes a lock that is free, or whose holder is silent; false otherwise. */
export const tomaTrava = async (
  db: Db | Trx,
  { nome, posse }: Posse,
  { servidor, prazoMs }: Dono,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into trava (nome, posse, servidor, vale_ate)
    values (${nome}, ${posse}::uuid, ${servidor}::uuid, ${ate(prazoMs)})
    on conflict (nome) do update set posse = excluded.posse, servidor = excluded.servidor, vale_ate = excluded.vale_ate, andamento = null
      where trava.vale_ate < clock_timestamp()
    returning nome`.execute(db);
  return rows.length === 1;
};

/** Extends a held lock, with the work's progress; false when another server has it. */
export const mantemTrava = async (
  db: Db,
  posse: Posse,
  { prazoMs, andamento }: { prazoMs: number; andamento?: object | undefined },
): Promise<boolean> => {
  const { rows } = await sql`
    update trava set vale_ate = ${ate(prazoMs)},
      andamento = coalesce(${andamento === undefined ? null : JSON.stringify(andamento)}::jsonb, andamento)
    where ${minha(posse)} returning nome`.execute(db);
  return rows.length === 1;
};

/** The lock is still held, and frozen until the transaction ends: nobody takes it before these writes count. */
export const prendeTrava = async (trx: Trx, posse: Posse): Promise<boolean> => {
  const { rows } = await sql`select nome from trava where ${minha(posse)} for update`.execute(trx);
  return rows.length === 1;
};

export const largaTrava = async (db: Db | Trx, posse: Posse): Promise<void> => {
  await sql`delete from trava where ${minha(posse)}`.execute(db);
};

/** Progress of the holder's work on any server; undefined without a holder. */
export const findAndamento = async <A extends object>(
  db: Db,
  nome: string,
): Promise<{ andamento: A | null } | undefined> => {
  const { rows } = await sql<{ andamento: A | null }>`
    select andamento from trava where nome = ${nome} and vale_ate > clock_timestamp()`.execute(db);
  return rows[0];
};

/** SQL condition: somebody holds the lock of that name. */
export const presa = (nome: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from trava where trava.nome = ${nome} and trava.vale_ate > clock_timestamp())`;

/** Deletes free locks. */
export const limpaTravas = async (db: Db): Promise<void> => {
  await sql`delete from trava where vale_ate < clock_timestamp()`.execute(db);
};
