import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A folder served as any web server serves it. */
export interface Served {
  /** `http://127.0.0.1:41234`. */
  readonly base: string;
  readonly close: () => void;
}

/** Serves a folder bare or, as most servers do, its texts compressed; each is compressed once, at its first request. */
export const serveFolder = async (folder: string, isCompressed: boolean): Promise<Served> => {
  const packed = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const type = types[extname(file)];
    if (type === undefined || !existsSync(file)) {
      reply.writeHead(404).end();
      return;
    }
    const content = readFileSync(file);
    if (!isCompressed || extname(file) === '.woff2') {
      reply.writeHead(200, { 'content-type': type }).end(content);
      return;
    }
    const small = packed.get(file) ?? gzipSync(content);
    packed.set(file, small);
    reply.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(small);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
