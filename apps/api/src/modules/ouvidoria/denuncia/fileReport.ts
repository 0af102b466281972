import type { NovaDenuncia } from '@vidas/api-client/ouvidoria/contract';
import type { Recibo } from '@vidas/api-client/ouvidoria/portal-state';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { GateFull } from '../prova/gate.ts';
import { insertDenuncia, insertIdentidade } from '../ouvidoria.sql.ts';
import { prazos } from '../prazos.rules.ts';
import { Refused } from './refused.ts';
import type { Ouvidoria } from '../service.ts';
import { texts, withPhone } from '../texts.ts';

const mostDraws = 50;

/** Files a report of this source (its rotating HMAC) and returns the receipt; throws `Refused`. */
export const fileReport = async (
  ouvidoria: Ouvidoria,
  report: NovaDenuncia,
  source: string,
): Promise<Recibo> => {
  const { deps, limits } = ouvidoria;
  const wait = limits.filingWait(source);
  if (wait > 0)
    throw new Refused(429, withPhone(texts.tooManyReports, deps.config.ombudsmanPhone), { retryAfter: wait });
  try {
    return await storeReport({ ...ouvidoria, db: deps.db }, report, operatorDay(deps.clock()));
  } catch (error) {
    if (error instanceof GateFull)
      throw new Refused(503, withPhone(texts.busy, deps.config.ombudsmanPhone), { retryAfter: 5 });
    throw error;
  }
};

/** What storing a report needs. */
export type Store = Pick<Ouvidoria, 'vault' | 'keys' | 'draw'> & { db: Db };

/** Stores a report of that day (ISO) without checking the limits of filing. */
export const storeReport = async (
  { db, vault, keys, draw }: Store,
  report: NovaDenuncia,
  day: string,
): Promise<Required<{ [Field in keyof Recibo]: NonNullable<Recibo[Field]> }>> => {
  const { chave, hash } = await keys.create();
  const { id, conteudo, identidade } = vault.close(report);
  const row = { id, chave_hash: hash, status: 'N', registrada_em: day, conteudo } as const;
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
