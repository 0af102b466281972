import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer in its raw form. */
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

/** Reads until the server ends the connection; the first answer's body includes later ones. */
export const rawAnswer = async (socket: Socket): Promise<RawAnswer> =>
  parseAnswer((await buffer(socket)).toString());

/** A raw connection to a listening app, for requests that no client library would send. */
export const rawSocket = async (app: FastifyInstance): Promise<Socket> => {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Sends these bytes and returns the answer; a cut request ends the connection after its last byte. */
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
