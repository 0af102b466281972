import type { NovaDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { Recibo } from '@vidas/api-client/ouvidoria/portalState.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { insertDenuncia, insertIdentidade } from '../ouvidoria.sql.ts';
import { pay, type Payer, takeRoom, unlessBusy } from '../prova/pay.ts';
import { prazos } from '../prazos.rules.ts';
import type { Ouvidoria } from '../service.ts';

const mostDraws = 50;
/** Bytes of a row besides its sealed texts: key, protocol, indexes. */
const rowBytes = 600;

/** Files a report with its proof of work and returns the receipt; throws `Refused`. */
export const fileReport = async (ouvidoria: Ouvidoria, report: NovaDenuncia, payer: Payer): Promise<Recibo> =>
  fileInRoom(ouvidoria, report, await pay(ouvidoria, 'denuncia', payer));

/** Files a paid report once there is room for it; `kib` are reserved already. Throws `Refused` 503 with a turn. */
export const fileInRoom = async (
  ouvidoria: Ouvidoria,
  report: NovaDenuncia,
  keptKib: number,
): Promise<Recibo> => {
  const { deps } = ouvidoria;
  const kib = await takeRoom(ouvidoria, 'denuncia', { bytes: bytesOf(report), kib: keptKib });
  return unlessBusy(ouvidoria, { purpose: 'denuncia', kib }, () =>
    storeReport({ ...ouvidoria, db: deps.db }, report, operatorDay(deps.clock())),
  );
};

/** Bytes of a report on disk: its texts are sealed in whole KiB. */
const bytesOf = (report: NovaDenuncia): number =>
  rowBytes + 1024 * Math.ceil(Buffer.byteLength(JSON.stringify(report)) / 1024);

/** Parts that storing a report needs. */
export type Store = Pick<Ouvidoria, 'vault' | 'keys' | 'draw'> & { db: Db };

/** Stores a report of that day (ISO) without proof of work or room. */
export const storeReport = async (
  { db, vault, keys, draw }: Store,
  report: NovaDenuncia,
  day: string,
): Promise<Required<{ [Field in keyof Recibo]: NonNullable<Recibo[Field]> }>> => {
  const { chave, hash } = await keys.create();
  const { id, conteudo, identidade, impressao } = vault.close(report);
  const row = { id, chave_hash: hash, status: 'N', registrada_em: day, conteudo, impressao } as const;
  const protocolo = await tx(db, async (trx) => {
    for (let draws = 0; draws < mostDraws; draws += 1) {
      const candidate = draw();
      if (!(await insertDenuncia(trx, { ...row, protocolo: candidate }))) continue;
      if (identidade) await insertIdentidade(trx, { denuncia_id: id, conteudo: identidade });
      return candidate;
    }
    throw new Error('no free protocol was drawn');
  });
  return { protocolo, chave, prazos: prazos(day) };
};
