import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const KEY = 'caixa-de-saida';

/** Folder shared by all servers: this one's, when there was none or with `isAlone`. */
export const settleOutbox = async (db: Db, id: string, isAlone: boolean): Promise<string | undefined> => {
  const { rows } = await sql<{ valor: string }>`
    insert into instalacao (chave, valor) values (${KEY}, ${id})
    on conflict (chave) do update set valor = case when ${isAlone}::boolean then excluded.valor else instalacao.valor end
    returning valor`.execute(db);
  return rows[0]?.valor;
};
