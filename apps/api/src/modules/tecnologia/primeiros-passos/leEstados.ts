import type { EstadoDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { isEmImplantacao } from '../../../implantacao/implantacao.sql.ts';
import { contaEsquemas } from './esquemasTiss.ts';
import { findFatos } from './fatos.sql.ts';
import { anosDosFeriados, estadosDosPassos } from './passos.ts';

/** State of every step on a day. */
export const leEstados = async ({
  db,
  config,
  hoje,
}: {
  db: Db;
  config: ServerConfig;
  hoje: string;
}): Promise<EstadoDoPasso[]> => {
  const [fatos, emImplantacao, esquemas] = await Promise.all([
    findFatos(db, anosDosFeriados(hoje)),
    isEmImplantacao(db),
    contaEsquemas(config.tissSchemas),
  ]);
  return estadosDosPassos({ fatos, config, esquemas, emImplantacao, hoje });
};
