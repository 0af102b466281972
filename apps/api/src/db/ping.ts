import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The database answers and accepts writes, only reads, or is silent. */
export type DatabaseState = 'ready' | 'readOnly' | 'silent';

export const stateOf = (db: Db): Promise<DatabaseState> =>
  sql<{ readOnly: string }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db).then(
    ({ rows }) => (rows[0]?.readOnly === 'on' ? 'readOnly' : 'ready'),
    () => 'silent',
  );
