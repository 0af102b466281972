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

/** Verdict of the schema on a message, with positions; `xpath` in libxml2's notation. */
export interface EsquemaTiss {
  situacao: Veredito['situacao'];
  erros: { message: string; xpath: string; lugar: LugarDoEsquema | undefined }[];
}

/** A message of ours in memory, before it leaves. */
export interface PapelTiss {
  bytes: Uint8Array;
  versao: string;
  esquemas: string | undefined;
}

/** Facts about a completely read lot, with its schema's verdict. */
export type FimDoLote = FimTiss & { esquema: EsquemaTiss };

/** Far past a hundred guides in bytes; the number of elements bounds the time. */
const limitesTiss = { maxNodes: 20_000_000 };

/** Maximum of bytes, because a schema judges a lot in memory as a whole. */
const MAIOR_LOTE = 100_000_000;

const peloEsquema = async (bytes: Uint8Array, versao: string, esquemas: string): Promise<EsquemaTiss> => {
  const veredito = await julgaPeloEsquema(bytes, versao, esquemas);
  if (veredito.situacao !== 'INVALIDO') return { ...veredito, erros: [] };
  const xpaths = veredito.erros.map(({ xpath }) => xpath);
  const lugares = await achaLugares([bytes], xpaths, { maxBytes: bytes.byteLength, ...limitesTiss });
  return {
    situacao: 'INVALIDO',
    erros: veredito.erros.map(({ xpath, message }) => ({ message, xpath, lugar: lugares.get(xpath) })),
  };
};

const ausente: EsquemaTiss = { situacao: 'AUSENTE', erros: [] };

/** Reads a lot, and returns its schema's verdict at the end. */
export async function* tiss(arquivo: ArquivoTiss): AsyncGenerator<PorcaoTiss, FimDoLote> {
  const limites = { maxBytes: Math.min(arquivo.maxBytes, MAIOR_LOTE), ...limitesTiss };
  const fim = yield* readTiss(createReadStream(arquivo.path), limites);
  const { path, esquemas } = arquivo;
  const versao = fim.cabeca.versao?.valor ?? '';
  const esquema =
    esquemas === undefined ? ausente : await peloEsquema(await readFile(path), versao, esquemas);
  return { ...fim, esquema };
}

/** The schema's verdict on a message of ours. */
export async function* papelTiss({ bytes, versao, esquemas }: PapelTiss): AsyncGenerator<never, EsquemaTiss> {
  // A reader without portions.
  yield* [];
  return esquemas === undefined ? ausente : peloEsquema(bytes, versao, esquemas);
}
