import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseError, hasNoConnection, isGone, isUnwritable } from '../db/gone.ts';
import { Failure } from './failure.ts';

const textOfStatus: Record<number, string> = {
  400: 'O pedido não pôde ser lido.',
  404: 'Não encontrado.',
  405: 'Método não aceito neste endereço.',
  408: 'O pedido demorou demais para chegar.',
  413: 'O pedido é maior do que o permitido.',
  414: 'O endereço é longo demais.',
  415: 'O tipo do conteúdo não é aceito: envie JSON.',
  417: 'O pedido espera algo que este servidor não oferece.',
  431: 'Os cabeçalhos do pedido são grandes demais.',
  503: 'O serviço está ocupado. Tente novamente em instantes.',
};

/** Refusal that its status fully describes. */
export const refusalOf = (status: number): Failure =>
  new Failure(status, textOfStatus[status] ?? 'Ocorreu um erro no servidor.');

/** Database errors that mean "too much at once", not "broken". */
const isOverload = (error: DatabaseError): boolean => error.code === '57014' || hasNoConnection(error);

const unwritable = (): Failure =>
  new Failure(
    503,
    'O servidor não consegue gravar: o disco está cheio ou só aceita leitura. Nada foi gravado. Avise a TI e tente novamente depois.',
    { headers: { 'retry-after': '60' } },
  );

/** Failure after an interrupted write, whose result is unknown (SER-39). */
const unknownOutcome = (): Failure =>
  new Failure(
    503,
    'O banco de dados não respondeu. Tente novamente em instantes; se mandou gravar, confira antes se foi gravado.',
    { headers: { 'retry-after': '5' } },
  );

/** Failure for too much at once; the holder of the embedded database's single connection may have named its work. */
const overload = ({ told }: DatabaseError): Failure =>
  new Failure(503, typeof told === 'string' ? told : (textOfStatus[503] ?? ''), {
    headers: { 'retry-after': '5' },
  });

/** Long work of ours holds the embedded database's single connection, which is no fault. */
const isToldWhy = ({ told }: Partial<DatabaseError>): boolean => typeof told === 'string';

const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  const { statusCode = 500 } = error as Partial<FastifyError>;
  // Framework refusals keep their status; their own texts may repeat the request.
  if (statusCode >= 400 && statusCode < 500) return refusalOf(statusCode);
  if (isUnwritable(error)) return unwritable();
  if (isGone(error as object)) return unknownOutcome();
  if (isOverload(error as object)) return overload(error as object);
  return refusalOf(500);
};

/** Sends a refusal as JSON. */
export const sendFailure = (reply: FastifyReply, { status, body, headers }: Failure): FastifyReply =>
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body));

/** The status means that the sender broke the contract. */
const isContracts = ({ status }: Failure): boolean => [400, 413, 415, 422].includes(status);

/** Counts refused requests of a place; seconds to wait when too many, 0 otherwise. */
type RefusedWait = (source: string) => number;

const tooOften = (retryAfter: number): Failure =>
  new Failure(429, 'Muitos pedidos que não podem ser lidos. Aguarde um minuto.', {
    headers: { 'retry-after': retryAfter },
  });

/**
 * Answers every error: an intended refusal in our words, anything else as a plain 500, logged without the
 * request. With `refusedWait` a place with too many refused requests gets 429 (SEG-9).
 */
export const handleErrors = (
  app: FastifyInstance,
  log: FastifyBaseLogger,
  refusedWait: RefusedWait = () => 0,
): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500 && !(error instanceof Failure) && !isToldWhy(error as object))
      log.error({ err: error }, 'erro não esperado');
    if (failure.status === 408 || failure.status === 413) reply.header('connection', 'close');
    const wait = isContracts(failure) ? refusedWait(app.door.sourceOf(request)) : 0;
    return sendFailure(reply, wait > 0 ? tooOften(wait) : failure);
  });
};

/** Paths of calls; the others are pages and files. */
export const isCallPath = (path: string): boolean => /^\/(api(-site)?|carga)(\/|$)/i.test(path);

const methodsAt = (app: FastifyInstance, path: string): string[] => {
  const methods = app.served.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  // Other paths are pages and files, which are read only.
  return methods.length > 0 || isCallPath(path) ? methods : ['GET', 'HEAD'];
};

/** 405 with the existing methods for a known path, 404 for the rest. */
export const failUnknown = (
  app: FastifyInstance,
  { url, method }: Pick<FastifyRequest, 'url' | 'method'>,
): Failure => {
  const methods = methodsAt(app, url.split('?', 1)[0] ?? '');
  if (methods.length === 0 || methods.includes(method)) return refusalOf(404);
  return new Failure(405, textOfStatus[405] ?? '', { headers: { allow: [...new Set(methods)].join(', ') } });
};
