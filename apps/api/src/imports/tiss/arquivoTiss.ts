import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { julgaPeloEsquema, type Veredito } from './esquema.ts';
import { achaLugares, type LugarDoEsquema } from './lugaresDoEsquema.ts';
import { type FimTiss, type PorcaoTiss, readTiss } from './readTiss.ts';

/** A provider's lot on the disk; `esquemas` is the folder of the schemas of ANS, if there is one. */
export interface ArquivoTiss {
  path: string;
  maxBytes: number;
  esquemas: string | undefined;
}

/** What the schema said of a lot, joined with where it stands. */
export interface EsquemaTiss {
  situacao: Veredito['situacao'];
  erros: { message: string; lugar: LugarDoEsquema | undefined }[];
}

/** What is known when a lot has been read to its end and held against its schema. */
export type FimDoLote = FimTiss & { esquema: EsquemaTiss };

/** Its bytes are far past what a hundred guides need; its elements bound the time. */
const limitesTiss = { maxNodes: 20_000_000 };

/** A schema judges a lot as a whole, so all of it is in memory for a moment. */
const MAIOR_LOTE = 100_000_000;

const peloEsquema = async (
  { path, maxBytes, esquemas }: ArquivoTiss,
  versao: string,
): Promise<EsquemaTiss> => {
  if (esquemas === undefined) return { situacao: 'AUSENTE', erros: [] };
  const bytes = await readFile(path);
  const veredito = await julgaPeloEsquema(bytes, versao, esquemas);
  if (veredito.situacao !== 'INVALIDO') return { ...veredito, erros: [] };
  const xpaths = veredito.erros.map(({ xpath }) => xpath);
  const lugares = await achaLugares([bytes], xpaths, { maxBytes, ...limitesTiss });
  return {
    situacao: 'INVALIDO',
    erros: veredito.erros.map(({ xpath, message }) => ({ message, lugar: lugares.get(xpath) })),
  };
};

/** Reads a lot, and when that has come to its end says what its schema says. */
export async function* tiss(arquivo: ArquivoTiss): AsyncGenerator<PorcaoTiss, FimDoLote> {
  const limites = { maxBytes: Math.min(arquivo.maxBytes, MAIOR_LOTE), ...limitesTiss };
  const fim = yield* readTiss(createReadStream(arquivo.path), limites);
  return { ...fim, esquema: await peloEsquema(arquivo, fim.cabeca.versao?.valor ?? '') };
}
