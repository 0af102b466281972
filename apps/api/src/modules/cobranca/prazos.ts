import type { CobrancaConfig } from '../../config/cobrancaConfig.ts';
import type { Db } from '../../db/database.ts';
import { findDiasLocais } from '../financeiro/feriado/feriado.sql.ts';

/** How this installation collects, with the holidays of the city that are registered now (FIN-3). */
export const prazosDeHoje = async (db: Db, config: CobrancaConfig): Promise<CobrancaConfig> => ({
  ...config,
  encargos: { ...config.encargos, diasLocais: await findDiasLocais(db) },
});

/** Fine and interest, with the holidays of the city. */
export const encargosDeHoje = async (db: Db, config: CobrancaConfig): Promise<CobrancaConfig['encargos']> =>
  (await prazosDeHoje(db, config)).encargos;
