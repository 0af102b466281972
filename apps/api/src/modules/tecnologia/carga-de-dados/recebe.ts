import {
  isManifesto,
  nomeDesconhecido,
  nomeDoArquivo,
  nomeDoManifesto,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.rules.ts';
import { arquivoDe, arquivos } from '../../../carga/arquivos/index.ts';
import { type Manifesto, manifesto } from '../../../carga/entregas/manifesto.ts';
import { guardaArquivo } from '../../../carga/entregas/pedacos.sql.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { gravaManifesto } from './carga.sql.ts';

/** Maximum size of entrega.json. */
const MAX_MANIFESTO = 1_048_576;

/** A stored file. */
export interface Guardado {
  nome: string;
  titulo: string;
  bytes: number;
}

const recusa = (message: string, field = 'arquivo'): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

const naoRecebe = (): Failure => new Failure(409, 'Esta entrega já não recebe arquivos.');

const juntos = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const partes: Uint8Array[] = [];
  let bytes = 0;
  for await (const parte of stream) {
    bytes += parte.byteLength;
    if (bytes > MAX_MANIFESTO) throw new Failure(413, `${nomeDoManifesto} passa do limite de 1 MB.`);
    partes.push(parte);
  }
  return Buffer.concat(partes);
};

const jsonDe = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw recusa(`${nomeDoManifesto} não é um JSON em UTF-8.`);
  }
};

/** Parses entrega.json. Throws Failure 422 naming each wrong field. */
const leManifesto = (bytes: Buffer): Manifesto => {
  const lido = manifesto.safeParse(jsonDe(bytes));
  if (lido.success) return lido.data;
  const problems = lido.error.issues.map(({ path, message }) => ({
    field: path.join('.') || nomeDoManifesto,
    message,
  }));
  const [primeiro] = problems;
  throw new Failure(
    422,
    problems.length === 1
      ? `${nomeDoManifesto}, ${primeiro?.field}: ${primeiro?.message}`
      : `${nomeDoManifesto} tem ${problems.length} campos com problema.`,
    { problems },
  );
};

const recebeManifesto = async (
  { db }: Pick<Deps, 'db'>,
  id: string,
  { stream }: UploadedFile,
): Promise<Guardado> => {
  const bytes = await juntos(stream);
  if (!(await gravaManifesto(db, id, leManifesto(bytes)))) throw naoRecebe();
  return { nome: nomeDoManifesto, titulo: 'Declaração da entrega', bytes: bytes.length };
};

/** Stores a file of an open delivery. Throws Failure for an unknown name. */
export const recebe = async (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
  file: UploadedFile,
): Promise<Guardado> => {
  if (isManifesto(file.name)) return recebeManifesto(deps, id, file);
  const arquivo = arquivoDe(nomeDoArquivo(file.name));
  if (!arquivo || !/\.csv$/i.test(file.name.trim()))
    throw recusa(
      nomeDesconhecido(
        file.name,
        arquivos.map(({ nome }) => nome),
      ),
    );
  const { nome, titulo } = arquivo;
  const { bytes } = await guardaArquivo(
    deps.db,
    { entrega: id, nome },
    { fonte: file.stream, maxBytes: deps.config.carga.maxBytes, em: momentoLocal(deps.clock()) },
  );
  return { nome, titulo, bytes };
};
