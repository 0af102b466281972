import {
  linhaDoBoleto,
  unidadeDoBoleto,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { prazosDeHoje } from '../../cobranca/prazos.ts';
import { type Aviso, presentBoletoGerado } from './boletosGerados.present.ts';
import { selectBoletosGerados } from './boletosGerados.sql.ts';

type AvisoDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Common data of today's messages. */
export const avisoDeHoje = async ({ db, clock, config }: AvisoDeps): Promise<Aviso> => ({
  hoje: operatorDay(clock()),
  operadora: config.operatorName,
  config: await prazosDeHoje(db, config.cobranca),
});

/** Refuses to send a day's bills when its open bills differ from the confirmed ones (REL-46). */
export const exigeBoletosConfirmados = async (
  deps: AvisoDeps,
  db: Db,
  { dia, visto }: { dia: string; visto: Confirmado | undefined },
): Promise<void> => {
  if (visto === undefined) return;
  const present = presentBoletoGerado(await avisoDeHoje({ ...deps, db }));
  const { rows } = await selectBoletosGerados(dia).execute(db);
  exigeConfirmado(
    visto,
    rows.map((row) => linhaDoBoleto(present(row))),
    unidadeDoBoleto,
  );
};
