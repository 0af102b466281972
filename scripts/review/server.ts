import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pageOf } from './page.ts';
import type { PageData } from './page/data.ts';

/** The page of a folder, and what storing the new picture of a story does. */
export interface Served {
  folder: string;
  data: PageData;
  approve: (id: string) => void;
}

const mostBytes = 4096;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error('Pedido grande demais.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const idOf = (body: string): string => {
  try {
    const { id } = JSON.parse(body) as { id?: unknown };
    if (typeof id === 'string') return id;
  } catch {
    // Said below.
  }
  throw new Error('Falta o campo id, o nome da história.');
};

/**
 * Serves the page on 127.0.0.1, where it may store pictures. Only a page that this server gave away, with the key of this
 * start, is listened to: another site in the same browser knows neither.
 */
export const serve = async ({ folder, data, approve }: Served, port = 0): Promise<Server> => {
  const key = randomBytes(24).toString('base64url');
  const approved = new Set<string>();
  const answer = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
    response
      .writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
      .end(body);
  const refuse = (response: ServerResponse, status: number, erro: string) =>
    answer(response, status, 'application/json', JSON.stringify({ erro }));

  const store = async (request: IncomingMessage, response: ServerResponse, origin: string) => {
    if (request.headers.origin !== origin || !isSame(String(request.headers['x-chave'] ?? ''), key))
      return refuse(response, 403, 'Só a página aberta por este servidor pode aprovar: abra-a de novo.');
    try {
      const id = idOf(await bodyOf(request));
      approve(id);
      approved.add(id);
      return answer(response, 200, 'application/json', '{}');
    } catch (error) {
      return refuse(response, 422, error instanceof Error ? error.message : String(error));
    }
  };

  const server = createServer((request, response) => {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    const handle = async (): Promise<unknown> => {
      // A name of another site that leads here would read the key.
      if (request.headers.host !== host) return refuse(response, 403, `Este servidor atende só em ${host}.`);
      if (request.method === 'POST' && pathname === '/aprovar')
        return store(request, response, `http://${host}`);
      if (request.method !== 'GET') return refuse(response, 405, 'Só se lê a página e se aprova.');
      if (pathname === '/') {
        const page = await pageOf({ ...data, key, approved: [...approved] });
        return answer(response, 200, 'text/html; charset=utf-8', page);
      }
      const pictures = data.entries.flatMap(({ before, after, difference }) => [before, after, difference]);
      const wanted = decodeURIComponent(pathname.slice(1));
      if (!pictures.includes(wanted)) return refuse(response, 404, 'Isto não está na revisão.');
      return answer(response, 200, 'image/png', await readFile(join(folder, wanted)));
    };
    handle().catch(() => refuse(response, 400, 'Não entendi o pedido.'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
};
