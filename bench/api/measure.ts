import { readFileSync } from 'node:fs';
import { request } from 'node:http';

/** A call to one of the two servers. */
export interface Target {
  port: number;
  /** Of the server, for its memory. */
  pid: number;
  path: string;
  /** A GET without one. */
  body: string | undefined;
  token: string;
  /** The type that is asked for; any without one. */
  accept?: string | undefined;
}

/** One call: ms until the first byte and until the last, bytes, peak RSS in MB (NaN where /proc is missing). */
export interface Measured {
  status: number;
  firstMs: number;
  totalMs: number;
  bytes: number;
  /** Rows of the answer; counted only on request, since counting takes time. */
  rows: number;
  rssMb: number;
}

/** MB that a process has in memory now; NaN where /proc is missing. */
export const rssOf = (pid: number): number => {
  try {
    const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kb) / 1024;
  } catch {
    return Number.NaN;
  }
};

const OPEN = '{'.charCodeAt(0);
const countRows = (part: Buffer): number => {
  let count = 0;
  for (const byte of part) if (byte === OPEN) count += 1;
  return count;
};

/** Calls once, reads everything, keeps nothing. Rejects when the answer breaks off. */
export const measure = ({ port, pid, path, body, token, accept }: Target, { isCounted = false } = {}) =>
  new Promise<Measured>((resolve, reject) => {
    const begun = performance.now();
    const seen = { status: 0, firstMs: 0, bytes: 0, rows: 0, rssMb: 0 };
    const look = (): void => {
      seen.rssMb = Math.max(seen.rssMb, rssOf(pid));
    };
    const watch = setInterval(look, 20);
    const call = request({
      port,
      path,
      host: '127.0.0.1',
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: token,
        ...(accept === undefined ? {} : { accept }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    const fail = (error: Error): void => {
      clearInterval(watch);
      reject(error);
    };
    call.on('error', fail).on('response', (answer) => {
      seen.status = answer.statusCode ?? 0;
      answer.on('error', fail).on('data', (part: Buffer) => {
        if (seen.bytes === 0) {
          seen.firstMs = performance.now() - begun;
          // An object around the list is no row of it.
          if (part[0] === OPEN) seen.rows -= 1;
        }
        seen.bytes += part.length;
        if (isCounted) seen.rows += countRows(part);
      });
      answer.on('end', () => {
        clearInterval(watch);
        look();
        resolve({ ...seen, totalMs: performance.now() - begun });
      });
    });
    call.end(body);
  });
