import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { linhaDeLado, unidadeDeLado } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import { tx } from '../../../db/tx.ts';
import { findDenuncias, insertAcessos } from '../ouvidoria.sql.ts';
import { normalizeProtocolo } from '../protocolo.rules.ts';
import type { Employee } from '../review.ts';
import type { Ouvidoria } from '../service.ts';
import { poeDeLado, trazDeVolta } from './deLado.sql.ts';
import { fold, isBlank } from './fold.ts';

/**
 * Puts a blank report and its equals, or several equal ones, aside or back. A single report with content
 * cannot be put aside. A row per report records the author. Resolves to the number of changes (OUV-30).
 */
export const putAside = async (
  { deps, vault }: Ouvidoria,
  {
    protocolo,
    deLado,
    confirmado,
  }: { protocolo: string; deLado: boolean; confirmado?: Confirmado | undefined },
  { login, name }: Employee,
): Promise<number> =>
  tx(deps.db, async (trx) => {
    const wanted = normalizeProtocolo(protocolo);
    const rows = (await findDenuncias(trx)).filter((row) => row.status === 'N' && row.de_lado !== deLado);
    const found = (await fold(vault, rows)).find((one) => one.rows.some((row) => row.protocolo === wanted));
    if (!found || (deLado && found.rows.length < 2 && !isBlank(found.aberta))) return 0;
    exigeConfirmado(confirmado, [linhaDeLado(found.row.protocolo, found.rows.length)], unidadeDeLado);
    const ids = found.rows.map(({ id }) => id);
    const em = deps.clock();
    const changed = deLado ? await poeDeLado(trx, ids, { por: name, em }) : await trazDeVolta(trx, ids);
    await insertAcessos(trx, changed, { login, motivo: deLado ? 'de-lado' : 'de-volta', em });
    return changed.length;
  });
