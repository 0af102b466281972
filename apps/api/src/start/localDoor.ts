import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Above the size of any command or answer. */
const MOST_BYTES = 1_048_576;

const fileOf = (dataDir: string): string => join(dataDir, 'porta-local.json');

/** Runs a command and resolves to the text for the person; a refusal is an error of this name with such a text. */
export interface DoorKeeper {
  work: (command: unknown) => Promise<string>;
  isRefusal: (error: unknown) => error is Error;
}

const isKey = (given: string | undefined, key: string): boolean => {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const bodyOf = async (message: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const piece of message.setEncoding('utf8')) {
    text += piece as string;
    if (text.length > MOST_BYTES) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

/**
 * Opens a port on this machine for commands of people who can read the data folder, because the embedded
 * database belongs to the server's process (OPE-9). A key, new at each start, is in a file of mode 0600 with
 * the port.
 */
export const openLocalDoor = async (
  dataDir: string,
  { work, isRefusal }: DoorKeeper,
): Promise<{ close: () => void }> => {
  const key = randomBytes(32).toString('hex');
  const handle = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isKey(asked.headers.authorization, key)) return answer(response, 401, {});
    try {
      answer(response, 200, { text: await work(await bodyOf(asked)) });
    } catch (error) {
      if (isRefusal(error)) answer(response, 422, { error: error.message });
      else answer(response, 500, { error: 'O servidor falhou; veja o registro dele.' });
    }
  };
  const server = createServer((asked, response) => void handle(asked, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const file = fileOf(dataDir);
  const part = `${file}.novo`;
  rmSync(part, { force: true });
  writeFileSync(part, JSON.stringify({ port: (server.address() as AddressInfo).port, key }), {
    mode: 0o600,
    flag: 'wx',
  });
  renameSync(part, file);
  return {
    close() {
      rmSync(file, { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
};

const readDoor = (dataDir: string): { port: number; key: string } | undefined => {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as { port: number; key: string };
  } catch {
    return undefined;
  }
};

/** Waits without limit: a backup takes minutes. */
const post = async ({ port, key }: { port: number; key: string }, command: unknown) => {
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers: { authorization: key } });
  sent.end(JSON.stringify(command));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: reply.statusCode,
    body: (await bodyOf(reply)) as { text?: string; error?: string } | undefined,
  };
};

/**
 * Sends a command to the running server. Resolves to undefined without a server; throws an error with the
 * text of a refusal.
 */
export const callLocalDoor = async (
  dataDir: string,
  command: unknown,
  refuse: (text: string) => Error,
): Promise<string | undefined> => {
  const door = readDoor(dataDir);
  const reply =
    door &&
    (await post(door, command).catch((error: NodeJS.ErrnoException) => {
      // Nothing listens, or a program with another protocol; a broken connection is a server that ended.
      if (error.code !== 'ECONNRESET') return undefined;
      throw refuse(
        'O servidor encerrou antes de responder: veja se o que se pediu foi feito, e repita se não foi.',
      );
    }));
  // The file of a killed server may name a port that another program has now, which does not know the key.
  if (reply === undefined || ![200, 422, 500].includes(reply.status ?? 0)) return undefined;
  const { text, error } = reply.body ?? {};
  if (text === undefined) throw refuse(error ?? 'O servidor não respondeu como devia.');
  return text;
};
