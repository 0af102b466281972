import { createHash } from 'node:crypto';
import { type LeituraCampanha, leCampanhaCsv } from '../imports/campanhaCsv.ts';
import type { EnviosPedidos, LinhaCampanha } from '../imports/campanhaLinha.ts';
import { portionsOf } from './portionsOf.ts';

/** A campaign's CSV and its channels. */
export interface ArquivoCampanha {
  bytes: Uint8Array;
  envios: EnviosPedidos;
}

/** Lines of a campaign; at the end its problems and digest. */
export async function* campanha({
  bytes,
  envios,
}: ArquivoCampanha): AsyncGenerator<LinhaCampanha[], Omit<LeituraCampanha, 'linhas'> & { sha256: string }> {
  const { linhas, ...rest } = leCampanhaCsv(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    envios,
  );
  yield* portionsOf(linhas);
  return { ...rest, sha256: createHash('sha256').update(bytes).digest('hex') };
}
