import { createReadStream } from 'node:fs';
import { type ErroRpx, readRpx, type Rpx, type RpxIncluido } from '../imports/rpx.ts';
import type { ArquivoSib } from './arquivoSib.ts';
import { portionsOf } from './portionsOf.ts';

type PorcaoRpx = { incluidos: RpxIncluido[] } | { erros: ErroRpx[] };

/** Rows of a return, included ones first; at the end its other facts. */
export async function* rpx({
  path,
  registroAns,
  maxBytes,
}: ArquivoSib): AsyncGenerator<PorcaoRpx, Omit<Rpx, 'incluidos' | 'erros'>> {
  const { incluidos, erros, ...rest } = await readRpx(createReadStream(path), registroAns, { maxBytes });
  for (const portion of portionsOf(incluidos)) yield { incluidos: portion };
  for (const portion of portionsOf(erros)) yield { erros: portion };
  return rest;
}
