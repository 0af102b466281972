import type { Kysely } from 'kysely';

/** One slice of a long migration; false when nothing was left. */
export type Fatia = (db: Kysely<unknown>) => Promise<boolean>;
