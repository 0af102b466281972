import type { Endpoint, Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import { portionsHeader, portionsOf } from '@vidas/api-client/http/portions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { columnsType } from '@vidas/api-client/http/columns.ts';
import { asksForColumns, columnLines } from './list/columns.ts';
import { compressed } from './list/compress.ts';
import { unicoDe } from './acesso/alcance.ts';
import { type Acesso, comecaLeitura, lida } from './acesso/consulta.ts';
import type { Ending, Served, Session, SetHeader } from './door.ts';
import { Failure, semAcesso } from './failure.ts';
import { contagemDe } from './list/contagem.ts';
import { aroundList, fieldShape, Framed } from './list/framed.ts';
import { fileOfForm, readForm } from './form.ts';
import { selectionOf } from '../db/portions.ts';
import { decodeInput } from './input.ts';
import { encodeReply } from './output.ts';
import { type Pieces, piecesOf, rowLines } from './list/pieces.ts';
import { isInPortions, type Portions, streamList } from './list/stream.ts';
import { type UploadedFile, withUpload } from './upload.ts';

/** Result of a handler for an answer 204. */
export const noContent = Symbol('no content');

type Answer<E extends Endpoint> = Promise<Reply<E> | Portions<E> | Framed<E> | typeof noContent>;

/** A call with a session. `file` exists on endpoints that carry one; elsewhere it throws. */
export interface StaffCall<E extends Endpoint> {
  input: Input<E>;
  session: Session;
  /** The only provider visible to the session in this call, null for all (ALC-1). */
  unico: string | null;
  /** Rotating HMAC of the peer's address (SEG-3). */
  source: string;
  file: UploadedFile;
  setHeader: SetHeader;
}

/** A call for anybody. */
export interface PublicCall<E extends Endpoint> {
  input: Input<E>;
  /** Rotating HMAC of the peer's address (SEG-3), never the address. */
  source: string;
  headers: FastifyRequest['headers'];
  /** Session, for the one call that tells staff more; always undefined on the portal. */
  session: () => Promise<Session | undefined>;
  setHeader: SetHeader;
}

const BODY_OF_STAFF = 16 * 1_048_576;
const BODY_OF_PUBLIC = 256 * 1_024;

const unauthorized = ({ texto, ...ending }: Partial<Ending> = {}) =>
  new Failure(401, texto ?? 'Sua sessão expirou ou não é válida. Entre novamente.', {
    body: { status: false, ...ending },
  });
const senhaFirst = () =>
  new Failure(403, 'Troque a sua senha antes de continuar: a que você tem foi definida por outra pessoa.', {
    body: { motivo: 'senha-provisoria' },
  });

/** A list as a stream, by column on request; anything else as one text. */
const bodyOf = async (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, value: unknown) => {
  void reply.type('application/json; charset=utf-8');
  const isFramed = value instanceof Framed;
  if (!isFramed && !isInPortions(value)) return encodeReply(endpoint, value);
  const field = isFramed ? value.frame.field : undefined;
  const list = field === undefined ? endpoint : fieldShape(endpoint, field);
  const portions = isFramed ? value.frame.portions : value;
  const lines = columnLines(list);
  const isByColumn = lines !== undefined && asksForColumns(request);
  if (lines) void reply.header('vary', 'accept');
  const { leitura } = request;
  const { lists } = request.server;
  const selection = lists && selectionOf(portions);
  const conta = leitura && { pessoa: leitura.pessoa };
  const pieces: Pieces = selection
    ? lists.pieces(
        { call: `${endpoint.method} ${endpoint.base}${endpoint.path}`, field, isByColumn, conta },
        selection,
      )
    : piecesOf(portions, isByColumn ? lines : rowLines(list), conta && contagemDe(conta.pessoa));
  const around = isFramed ? aroundList(endpoint, value) : undefined;
  const stream = await streamList(list.path, leitura ? lida(pieces, leitura) : pieces, { around });
  void reply.header(portionsHeader, portionsOf(field));
  if (isByColumn) void reply.type(columnsType);
  return compressed(request, reply, stream);
};

const mount = (
  app: FastifyInstance,
  endpoint: Endpoint,
  options: {
    bodyLimit: number;
    guard?: (request: FastifyRequest) => Promise<void>;
    acesso?: Served['acesso'];
  },
  answer: (request: FastifyRequest, setHeader: SetHeader) => Promise<unknown>,
): void => {
  const path = endpoint.base + endpoint.path;
  const { guard, bodyLimit, acesso } = options;
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
  app.served.push({ method: endpoint.method, pattern, path, isPublic: guard === undefined, acesso });
  app.route({
    method: endpoint.method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    config: { isUpload: endpoint.file !== undefined },
    // Runs before the body is read, so that nobody uploads to a forbidden call.
    ...(guard ? { onRequest: guard } : {}),
    handler: async (request, reply: FastifyReply) => {
      if (endpoint.file === undefined && !endpoint.form && request.isMultipart())
        throw new Failure(415, 'Esta chamada não recebe arquivos.');
      const value = await answer(request, (name, text) => void reply.header(name, text));
      if (value === noContent) return reply.code(204).send();
      return reply.send(await bodyOf(request, reply, endpoint, value));
    },
  });
};

const guardOf =
  (app: FastifyInstance, { base, path }: Endpoint, { allow, isBeforeSenha = false }: Acesso) =>
  async (request: FastifyRequest): Promise<void> => {
    const session = await app.door.authenticate(request);
    if (!session) throw unauthorized(await app.door.endingOf?.(request));
    if (session.senhaProvisoria && !isBeforeSenha) throw senhaFirst();
    if (allow !== 'session' && !allow.some((key) => session.modules.includes(key))) {
      await app.door.denied(session, base + path);
      throw semAcesso();
    }
    request.session = session;
  };

/**
 * Mounts a call of the contract for callers with a session and, unless `allow` is 'session', with one of the
 * modules. Recording of readings happens here: no handler records by itself (PRV-8).
 */
export const serve = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  acesso: Acesso<E>,
  handler: (call: StaffCall<E>) => Answer<E>,
): void =>
  mount(
    app,
    endpoint,
    { bodyLimit: BODY_OF_STAFF, guard: guardOf(app, endpoint, acesso as Acesso), acesso: acesso as Acesso },
    async (request, setHeader) => {
      const { session } = request;
      if (!session) throw unauthorized();
      const call = async (file: UploadedFile | undefined): Answer<E> => {
        const input = decodeInput(endpoint, request);
        const value = await handler({
          input,
          session,
          unico: unicoDe(session, acesso.allow, app.door.centroMedico),
          source: app.door.sourceOf(request),
          setHeader,
          get file() {
            if (!file) throw new TypeError(`${endpoint.path} carries no file.`);
            return file;
          },
        });
        const { finalidade, consulta } = acesso;
        if (consulta)
          request.leitura = await comecaLeitura(
            app.door,
            { session, finalidade, consulta, input },
            { value, setHeader },
          );
        return value;
      };
      const { file, form } = endpoint;
      const maxBytes = acesso.maxUploadBytes ?? app.door.maxUploadBytes;
      if (form && request.isMultipart()) {
        const sent = await readForm(request, { file, maxBytes });
        request.body = sent.fields;
        return call(file === undefined ? undefined : fileOfForm(file, sent));
      }
      return file === undefined ? call(undefined) : withUpload(request, { field: file, maxBytes }, call);
    },
  );

/** Mounts a call of the contract for anybody. Only calls mounted with this function are public (SEG-1). */
export const servePublic = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: PublicCall<E>) => Answer<E>,
): void =>
  mount(app, endpoint, { bodyLimit: BODY_OF_PUBLIC }, async (request, setHeader) =>
    handler({
      input: decodeInput(endpoint, request),
      source: app.door.sourceOf(request),
      headers: request.headers,
      session: async () => {
        const session = await app.door.authenticate(request);
        return session?.senhaProvisoria ? undefined : session;
      },
      setHeader,
    }),
  );
