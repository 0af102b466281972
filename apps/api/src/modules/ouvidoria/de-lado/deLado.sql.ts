import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Puts reports aside that nobody has touched meanwhile, with the author; resolves to the changed ids. */
export const poeDeLado = async (
  db: Kysely<Database>,
  ids: readonly string[],
  { por, em }: { por: string; em: Date },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into denuncia_de_lado (denuncia_id, por, em)
    select d.id, ${por}::text, ${em}::timestamptz from denuncia d
    where d.id = any(${[...ids]}::uuid[]) and d.status = 'N'
      and not exists (select from denuncia_mensagem m where m.denuncia_id = d.id)
    on conflict do nothing returning denuncia_id as id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Takes reports back; resolves to the changed ids. */
export const trazDeVolta = async (db: Kysely<Database>, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from denuncia_de_lado where denuncia_id = any(${[...ids]}::uuid[]) returning denuncia_id as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
