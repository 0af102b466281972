import { sql } from 'kysely';
import type { Db } from './database.ts';

/** True when the database answers. */
export const answers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
