import type { Db } from '../db/database.ts';
import { testDay } from './template.ts';

/** Marks a database as one of the demonstration, where messages only seem to leave (MSG-17). */
export const demonstra = async (db: Db): Promise<void> => {
  await db.insertInto('demo_carga').values({ id: 1, hoje: testDay, vidas: 0, concluida: true }).execute();
};
