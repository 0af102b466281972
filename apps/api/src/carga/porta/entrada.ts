import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { Failure, refuseFields } from '../../http/failure.ts';
import { arquivoDe } from '../arquivos/index.ts';
import { momento } from '../tipos.ts';
import { type Manifesto, manifestoDe } from '../entregas/manifesto.ts';
import { acimaDoLimite } from '../entregas/pedacos.sql.ts';

/** Maximum size of `entrega.json`. */
const MAIOR_MANIFESTO = 1_048_576;

/** Sender's id of a delivery. Throws Failure 400. */
export const idDe = ({ params }: FastifyRequest): string => {
  const { id = '' } = params as { id?: string };
  if (!/^[A-Za-z0-9._-]{1,60}$/.test(id))
    throw refuseFields([
      {
        field: 'id',
        message: 'deve ter de 1 a 60 letras sem acento, algarismos, pontos, traços e sublinhados',
      },
    ]);
  return id;
};

/** File in the path: 'entrega.json', or the name of a CSV without its ending. Throws Failure 400. */
export const nomeDe = ({ params }: FastifyRequest): string => {
  const { arquivo = '' } = params as { arquivo?: string };
  if (arquivo === 'entrega.json') return arquivo;
  const nome = arquivo.endsWith('.csv') ? arquivo.slice(0, -4) : '';
  if (!arquivoDe(nome))
    throw refuseFields([
      {
        field: 'arquivo',
        message:
          'não é um arquivo da carga: envie um dos arquivos da carga, como beneficiarios.csv, ou entrega.json',
      },
    ]);
  return nome;
};

const pagina = z.strictObject({
  depois: z._default(z.string().check(z.regex(/^\d{1,15}$/, 'deve ser um número')), '0'),
  quantos: z._default(z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/, 'deve ser de 1 a 1000')), '200'),
});

/** Requested page of a report's problems. Throws Failure 400 naming each parameter. */
export const paginaDe = ({ query }: FastifyRequest): { depois: number; quantos: number } => {
  const lida = pagina.safeParse(query);
  if (!lida.success)
    throw refuseFields(
      lida.error.issues.flatMap(({ code, path, message, ...rest }) =>
        code === 'unrecognized_keys'
          ? (rest as { keys: string[] }).keys.map((field) => ({ field, message: 'parâmetro desconhecido' }))
          : [{ field: path.join('.'), message }],
      ),
    );
  return { depois: Number(lida.data.depois), quantos: Number(lida.data.quantos) };
};

const acima = (nome: string, maxBytes: number): Failure =>
  nome === 'entrega.json' ? new Failure(413, 'entrega.json passa de 1 MB.') : acimaDoLimite(nome, maxBytes);

/**
 * Refuses a body before its first byte is read: compressed, of another kind, or too large by its header.
 * Throws Failure 413 and 415.
 */
export const recusaCorpo = ({ headers }: FastifyRequest, nome: string, maxBytes: number): void => {
  const isManifesto = nome === 'entrega.json';
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Failure(415, 'O arquivo chega como é, sem Content-Encoding.');
  const esperado = isManifesto ? 'application/json' : 'text/csv';
  if (headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== esperado)
    throw new Failure(415, `O tipo do conteúdo deve ser ${esperado}.`);
  if (Number(headers['content-length'] ?? 0) > (isManifesto ? MAIOR_MANIFESTO : maxBytes))
    throw acima(nome, maxBytes);
};

/** Bytes of a body; a cut one is the sender's fault. */
export async function* corpoDe({ body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (body === undefined || body === null) return;
  try {
    // A reader that stops early must still answer, so the connection stays open.
    yield* (body as Readable).iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new Failure(400, 'O arquivo foi cortado no caminho: nada dele ficou. Envie-o de novo.', { cause });
  }
}

/** A small body as text. Throws Failure 413. */
const textoDe = async (fonte: AsyncIterable<Uint8Array>, acimaDoLimite: () => Failure): Promise<string> => {
  const pedacos: Uint8Array[] = [];
  let bytes = 0;
  for await (const pedaco of fonte) {
    bytes += pedaco.byteLength;
    if (bytes > MAIOR_MANIFESTO) throw acimaDoLimite();
    pedacos.push(pedaco);
  }
  return Buffer.concat(pedacos).toString('utf8');
};

/** Reads `entrega.json`. Throws Failure 400 naming each field, and 413. */
export const leManifesto = async (fonte: AsyncIterable<Uint8Array>): Promise<Manifesto> =>
  manifestoDe(await textoDe(fonte, () => acima('entrega.json', MAIOR_MANIFESTO)));

/** Earliest moment of requested decisions, 'YYYY-MM-DDTHH:MM:SS'; null for all. Throws Failure 400. */
export const desdeDe = ({ query }: FastifyRequest): string | null => {
  const { desde, ...outros } = query as Record<string, string>;
  const problemas = Object.keys(outros).map((field) => ({ field, message: 'parâmetro desconhecido' }));
  const lido = desde === undefined ? null : momento.le(desde);
  if (lido !== null && typeof lido !== 'string')
    problemas.push({ field: 'desde', message: 'deve ser AAAA-MM-DD ou AAAA-MM-DDTHH:MM:SS' });
  if (problemas.length > 0) throw refuseFields(problemas);
  return lido as string | null;
};

const recebidas = z.strictObject({
  ids: z.array(z.int()).check(z.minLength(1, 'está vazia'), z.maxLength(10_000, 'passa de 10.000')),
});

/** Decisions confirmed by the core system. Throws Failure 400 and 413. */
export const idsDe = async (request: FastifyRequest): Promise<number[]> => {
  const texto = await textoDe(
    corpoDe(request),
    () => new Failure(413, 'A lista passa de 1 MB: envie menos decisões de cada vez.'),
  );
  let corpo: unknown;
  try {
    corpo = JSON.parse(texto);
  } catch {
    throw new Failure(400, 'O corpo não é um JSON.');
  }
  const lida = recebidas.safeParse(corpo);
  if (!lida.success)
    throw refuseFields([
      { field: 'ids', message: 'deve ser a lista dos números das decisões, de 1 a 10.000' },
    ]);
  return lida.data.ids;
};
