import type { CobrancaConfig } from '../../config/cobrancaConfig.ts';
import type { Db } from '../../db/database.ts';
import { findDiasLocais } from '../financeiro/feriado/feriado.sql.ts';

/** Collection settings of this installation, with the city's registered holidays (FIN-3). */
export const prazosDeHoje = async (db: Db, config: CobrancaConfig): Promise<CobrancaConfig> => ({
  ...config,
  encargos: { ...config.encargos, diasLocais: await findDiasLocais(db) },
});

/** Fine and interest, with the city's holidays. */
export const encargosDeHoje = async (db: Db, config: CobrancaConfig): Promise<CobrancaConfig['encargos']> =>
  (await prazosDeHoje(db, config)).encargos;
