import { hkdfSync } from 'node:crypto';
import type { Secrets } from '../../../config/secrets.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { seal, unseal } from '../../ouvidoria/sealed.ts';
import { findPedacos } from './registro.sql.ts';

/** Bytes of a piece; a backup reads and writes a thousand rows at once. */
const PEDACO_BYTES = 32 * 1024;

const lugar = (prova: number, ordem: number): string => `prova:${prova}:${ordem}`;

/** Files of proofs, sealed in pieces, each of which opens only in its own place (NOT-28). */
export const cofreDasProvas = ({ contentKey }: Secrets) => {
  const chave = new Uint8Array(hkdfSync('sha256', contentKey, new Uint8Array(), 'vidas/provas', 32));
  return {
    guarda: async (trx: Trx, prova: number, bytes: Uint8Array): Promise<void> => {
      for (let de = 0, ordem = 1; de < bytes.length; de += PEDACO_BYTES, ordem += 1) {
        const texto = Buffer.from(bytes.subarray(de, de + PEDACO_BYTES)).toString('base64');
        const dados = seal(chave, lugar(prova, ordem), texto);
        // Sequential, so that a large file never stands sealed in memory as a whole.
        // oxlint-disable-next-line no-await-in-loop
        await trx.insertInto('aviso_prova_pedaco').values({ prova_id: prova, ordem, dados }).execute();
      }
    },
    /** Bytes of a file; undefined after its five years, or without one. */
    abre: async (db: Db, prova: number): Promise<Buffer | undefined> => {
      const pedacos = await findPedacos(db, prova);
      if (pedacos.length === 0) return undefined;
      const partes = pedacos.map((dados, n) => unseal(chave, lugar(prova, n + 1), dados) as string);
      return Buffer.concat(partes.map((texto) => Buffer.from(texto, 'base64')));
    },
  };
};
