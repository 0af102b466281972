import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { julgaPeloEsquema, type Veredito } from './esquema.ts';
import { achaLugares, type LugarDoEsquema } from './lugaresDoEsquema.ts';
import { type FimTiss, type PorcaoTiss, readTiss } from './readTiss.ts';

/** A provider's lot on disk; `esquemas` is the folder of ANS schemas, if any. */
export interface ArquivoTiss {
  path: string;
  maxBytes: number;
  esquemas: string | undefined;
}

/** Verdict of the schema on a lot, with positions. */
export interface EsquemaTiss {
  situacao: Veredito['situacao'];
  erros: { message: string; lugar: LugarDoEsquema | undefined }[];
}

/** Facts about a completely read lot, with its schema's verdict. */
export type FimDoLote = FimTiss & { esquema: EsquemaTiss };

/** Far past a hundred guides in bytes; the number of elements bounds the time. */
const limitesTiss = { maxNodes: 20_000_000 };

/** Maximum of bytes, because a schema judges a lot in memory as a whole. */
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

/** Reads a lot, and returns its schema's verdict at the end. */
export async function* tiss(arquivo: ArquivoTiss): AsyncGenerator<PorcaoTiss, FimDoLote> {
  const limites = { maxBytes: Math.min(arquivo.maxBytes, MAIOR_LOTE), ...limitesTiss };
  const fim = yield* readTiss(createReadStream(arquivo.path), limites);
  return { ...fim, esquema: await peloEsquema(arquivo, fim.cabeca.versao?.valor ?? '') };
}
