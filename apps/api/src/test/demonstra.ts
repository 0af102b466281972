import type { Db } from '../db/database.ts';
import { testDay } from './template.ts';

/** Marks a database as a demonstration, whose messages are never really sent (MSG-17). */
export const demonstra = async (db: Db): Promise<void> => {
  await db.insertInto('demo_carga').values({ id: 1, hoje: testDay, vidas: 0, concluida: true }).execute();
};
