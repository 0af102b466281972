import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Failure, refuseFields } from '../../http/failure.ts';
import { arquivoDe } from '../arquivos/index.ts';
import { type Manifesto, manifestoDe } from '../entregas/manifesto.ts';

/** Of `entrega.json`. */
const MAIOR_MANIFESTO = 1_048_576;

/** The name that the sender gave a delivery. Throws Failure 400. */
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

/** The file of the address: 'entrega.json', or the name of a CSV without its ending. Throws Failure 400. */
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

/** Which problems of a report are asked for. Throws Failure 400 naming each parameter. */
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
  new Failure(
    413,
    nome === 'entrega.json'
      ? 'entrega.json passa de 1 MB.'
      : `${nome}.csv passa do limite de ${Math.floor(maxBytes / 1_048_576)} MB (CARGA_MAX_MB).`,
  );

/** Refuses a body before its first byte is read: packed, of another kind, or announced as larger than it may be. Throws Failure 413 and 415. */
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

/** The bytes of a body; one that was cut off is the sender's fault. */
export async function* corpoDe({ body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (body === undefined || body === null) return;
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw new Failure(400, 'O arquivo foi cortado no caminho: nada dele ficou. Envie-o de novo.', { cause });
  }
}

/** Reads `entrega.json`. Throws Failure 400 naming each field, 413. */
export const leManifesto = async (fonte: AsyncIterable<Uint8Array>): Promise<Manifesto> => {
  const pedacos: Uint8Array[] = [];
  let bytes = 0;
  for await (const pedaco of fonte) {
    bytes += pedaco.byteLength;
    if (bytes > MAIOR_MANIFESTO) throw acima('entrega.json', MAIOR_MANIFESTO);
    pedacos.push(pedaco);
  }
  return manifestoDe(Buffer.concat(pedacos).toString('utf8'));
};
