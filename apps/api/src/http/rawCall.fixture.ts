import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const parseAnswer = (text: string): RawAnswer => {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((each): [string, string] => {
    const [name = '', value = ''] = each.split(/:\s*(.*)/s);
    return [name.toLowerCase(), value];
  });
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers), body };
};

/** Reads what the server sends until it ends the connection; the body of the first answer holds those that follow. */
export const rawAnswer = async (socket: Socket): Promise<RawAnswer> =>
  parseAnswer((await buffer(socket)).toString());

/** A connection to a listening app, byte by byte: what no client library would send. */
export const rawSocket = async (app: FastifyInstance): Promise<Socket> => {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Sends these bytes and returns the answer; a request that is cut off ends the connection behind its last byte. */
export const rawCall = async (
  app: FastifyInstance,
  bytes: string | Uint8Array,
  { isCutOff = false } = {},
): Promise<RawAnswer> => {
  const socket = await rawSocket(app);
  if (isCutOff) socket.end(bytes);
  else socket.write(bytes);
  return rawAnswer(socket);
};
