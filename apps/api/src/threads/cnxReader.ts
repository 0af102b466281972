import { createReadStream } from 'node:fs';
import { readCnx } from '../imports/cnx.ts';
import type { SibHeader } from '../imports/sibEnvelope.ts';
import type { HashDito } from '../imports/textHash.ts';
import type { ArquivoSib } from './arquivoSib.ts';

/** Beneficiaries per portion: the embedded database serves nobody else while they are written. */
const PORTION_CNX = 500;

/** Some beneficiaries of a conference file as JSON text, in the database's form. */
export interface PorcaoCnx {
  json: string;
  quantidade: number;
  /** Bytes of the file read so far. */
  lidos: number;
}

/** Head of a conference file, and its end. */
export type CabecaCnx = SibHeader & { hash: HashDito };

/** Beneficiaries of a conference file; at the end its header. */
export async function* cnx({
  path,
  registroAns,
  maxBytes,
}: ArquivoSib): AsyncGenerator<PorcaoCnx, CabecaCnx> {
  const file = createReadStream(path);
  let hash: HashDito = 'AUSENTE';
  let header: SibHeader = { registroAns: '', tipoTransacao: '', sequencialTransacao: '', dataHora: null };
  const reading = readCnx(file, {
    registroAns,
    limits: { maxBytes },
    batchSize: PORTION_CNX,
    onHeader: (found) => {
      header = found;
    },
    onHash: (found) => {
      hash = found;
    },
  });
  for await (const batch of reading)
    yield { json: JSON.stringify(batch), quantidade: batch.length, lidos: file.bytesRead };
  return { ...header, hash };
}
