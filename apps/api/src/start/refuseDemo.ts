import type { ServerConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { StartError } from '../config/startError.ts';

/**
 * Invented people may only be served as such (OPE-23). Throws `StartError` for demonstration data without
 * SEED=demo.
 */
export const refuseDemo = async (db: Db, { seed }: Pick<ServerConfig, 'seed'>): Promise<void> => {
  if (seed === 'demo') return;
  const mark = await db.selectFrom('demo_carga').select('vidas').executeTakeFirst();
  if (mark === undefined) return;
  throw new StartError(
    `Este banco tem a demonstração (${mark.vidas.toLocaleString('pt-BR')} vidas inventadas, e logins de uma só senha), e SEED não é demo. ` +
      'Para começar de verdade, tire-a com npm run demo:limpa ou aponte para outro banco; para continuar com ela, comece com SEED=demo.',
  );
};
