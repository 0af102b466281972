import { chaveDaLinha } from '@vidas/api-client/financeiro/retorno/layout.rules.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type LeituraRetorno, readCbr643, type RetornoLido } from '../imports/cbr643.ts';
import type { DetalheRetorno } from '../imports/detalheRetorno.ts';

/** A bank return file on disk; the agreements are those of `LeituraRetorno`. */
export interface ArquivoRetorno extends Omit<LeituraRetorno, 'porcao'> {
  path: string;
}

/** The embedded database serves nobody else while a portion is written. */
const PORTION_CBR = 500;

/** A detail with the digest that identifies equal ones. */
export type DetalheComChave = DetalheRetorno & { chave: string };

/** Details of a bank return; at the end its other facts. */
export async function* cbr643({
  path,
  ...agreements
}: ArquivoRetorno): AsyncGenerator<DetalheComChave[], RetornoLido> {
  const reading = readCbr643(createReadStream(path), { ...agreements, porcao: PORTION_CBR });
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
    yield step.value.map((detalhe) => ({
      ...detalhe,
      chave: createHash('md5').update(chaveDaLinha(detalhe.texto), 'latin1').digest('hex'),
    }));
  }
}
