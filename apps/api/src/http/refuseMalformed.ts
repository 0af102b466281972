import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusalOf } from './errors.ts';
import { dataHeaders } from './headers.ts';

/** Time for a refused sender to stop sending, so that it still reads the answer. */
const LINGER_MS = 1_000;

const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Refuses broken requests on the socket, with the headers of every answer (SEG-20), and ends the connection. */
export const refuseOnSocket = (socket: Socket, status: number): void => {
  const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse };
  if (!socket.writable || begun?.headersSent === true) {
    // An answer in progress is not mixed with another; an ended one gets its time.
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const body = JSON.stringify(refusalOf(status).body);
  const headers = Object.entries({
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};

/** For Fastify: requests that Node's parser could not read, or timed out. */
export const clientErrorHandler = ({ code }: { code?: string }, socket: Socket): void =>
  refuseOnSocket(socket, statusOf[code ?? ''] ?? 400);

/** True for no Host or for two. Node uses the first of two, and a proxy may have used the other (RFC 9112, 3.2). */
const hasWrongHost = ({ raw }: FastifyRequest): boolean => {
  const isHost = (text: string, at: number): boolean => at % 2 === 0 && text.toLowerCase() === 'host';
  const { length: hosts } = raw.rawHeaders.filter(isHost);
  return hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1');
};

/**
 * Answers itself the cases that Node would answer without our headers: a wrong Host (Node's check is off), an
 * expectation, CONNECT.
 */
export const refuseMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (hasWrongHost(request)) throw refusalOf(400);
  });
  app.server.on('checkExpectation', ({ socket }) => refuseOnSocket(socket, 417));
  app.server.on('connect', (_request, socket) => refuseOnSocket(socket as Socket, 405));
};
