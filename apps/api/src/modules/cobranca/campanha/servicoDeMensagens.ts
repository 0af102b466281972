import { buscaCampanhas, type Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { Endpoint, Reply } from '@vidas/api-client/http/endpoint.ts';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { type ServicoLocal, startServico } from '../../../mensageria/servico.ts';

/** A call to the messaging service, in wire values and without `mshash`. */
export interface Pedido {
  campos: Readonly<Record<string, string | number | boolean | undefined>>;
  arquivo?: { nome: string; file: File };
  timeoutMs?: number;
}

/** The messaging service; adds the account's hash to every call and removes it from every text (MSG-1). */
export interface Servico {
  /** Key of the service in our record of its campaigns. */
  nome: string;
  /** Makes one call. Throws `SemResposta` or another Failure; an answer `status: false` is a Failure too. */
  ask: <E extends Endpoint>(endpoint: E, pedido: Pedido) => Promise<Reply<E>>;
  /** Sends a command; the answer may lack the campaign. Throws as `ask` does. */
  command: (endpoint: Endpoint, pedido: Pedido) => Promise<Campanha | undefined>;
  /** Starts the embedded service when no other is configured. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** The service gave no usable answer, so its action is unknown. */
export class SemResposta extends Failure {
  constructor(cause?: unknown) {
    super(502, 'O serviço de mensagens não respondeu. Nada foi enviado.', { cause });
  }
}

const { catch: orElse } = z;
const { status, data } = buscaCampanhas.reply.shape;
const ofCommand = z.object({ status, data: orElse(z.optional(data), []) });

const TIMEOUT_MS = 15_000;
const MAX_ANSWER = 64 * 1_048_576;

const textOf = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > MAX_ANSWER) throw new Error('answer too large');
    text += decoder.decode(chunk as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
};

const entriesOf = ({ campos }: Pedido): [string, string][] =>
  Object.entries(campos).flatMap(([name, value]) =>
    value === undefined || name === 'mshash' ? [] : [[name, String(value)]],
  );

const requestOf = (
  url: string,
  { method }: Endpoint,
  hash: string,
  pedido: Pedido,
): [string, RequestInit] => {
  const fields = [['mshash', hash] as [string, string], ...entriesOf(pedido)];
  if (method === 'GET') return [`${url}?${new URLSearchParams(fields)}`, { method }];
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  if (pedido.arquivo) body.append(pedido.arquivo.nome, pedido.arquivo.file);
  return [url, { method, body }];
};

/** Reason of a failed call as one word for the log; the error's own text may contain the address. */
const reasonOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'erro';
};

const recusas: Record<number, number> = { 404: 404, 409: 409 };

const readAnswer = <E extends Endpoint>(
  endpoint: E,
  { status, text }: { status: number; text: string },
): Reply<E> => {
  if (status === 401 || status === 403)
    throw new Failure(502, 'O serviço de mensagens não reconheceu a conta desta operadora.');
  let wire: { status?: unknown; message?: unknown };
  try {
    wire = JSON.parse(text) as typeof wire;
  } catch (cause) {
    throw new SemResposta(cause);
  }
  if (status >= 500 || typeof wire !== 'object' || wire === null) throw new SemResposta();
  const message = String(wire.message ?? '')
    .trim()
    .slice(0, 300);
  if (status >= 400 || /^(false|0|erro|error|4\d\d|5\d\d)$/i.test(String(wire.status)))
    throw new Failure(recusas[status] ?? 422, message || 'O serviço de mensagens recusou o pedido.');
  const parsed = z.safeDecode(endpoint.reply, { ...wire, message } as never);
  if (!parsed.success) throw new SemResposta();
  return parsed.data as Reply<E>;
};

/** The configured service, or the embedded one, started on a loopback port at its first use. */
export const servicoDeMensagens = (deps: Deps): Servico => {
  const { config, log } = deps;
  const { url } = config.messaging;
  const hash = config.messaging.hash ?? randomBytes(24).toString('base64url');
  let local: Promise<ServicoLocal> | undefined;
  const start = (): Promise<ServicoLocal> => {
    local ??= startServico(deps, hash).catch((error: unknown) => {
      local = undefined;
      throw error;
    });
    return local;
  };
  const addressOf = async (): Promise<string> => url ?? (await start()).url;
  const ask: Servico['ask'] = async (endpoint, pedido) => {
    const path = endpoint.path.replace(/^\/mensageria/, '');
    let answer: { status: number; text: string };
    try {
      const [address, init] = requestOf((await addressOf()) + path, endpoint, hash, pedido);
      const signal = AbortSignal.timeout(pedido.timeoutMs ?? TIMEOUT_MS);
      const response = await fetch(address, { ...init, signal, redirect: 'error' });
      answer = { status: response.status, text: (await textOf(response)).replaceAll(hash, '') };
    } catch (error) {
      log.warn({ chamada: path, motivo: reasonOf(error) }, 'o serviço de mensagens não respondeu');
      throw new SemResposta();
    }
    return readAnswer(endpoint, answer);
  };
  return {
    nome: url ?? 'local',
    ask,
    command: async (endpoint, pedido) => (await ask({ ...endpoint, reply: ofCommand }, pedido)).data?.[0],
    start: async () => void (await addressOf()),
    close: async () => void (await (await local)?.close()),
  };
};
