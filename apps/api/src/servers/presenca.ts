import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { bate, esqueceServidor } from './servidor.sql.ts';

const BATE_MS = 10_000;
const PRAZO_MS = 30_000;

/** This server among those of its database. */
export interface Servidor {
  /** New at each start. */
  id: string;
  /** Number of servers of this database, some seconds old; at least 1. */
  vivos: () => number;
  /** The server ends soon: `/ready` says so, and a proxy sends no more requests. */
  saindo: boolean;
}

/** Single server of an embedded database. */
export const servidorUnico = (): Servidor => ({ id: randomUUID(), vivos: () => 1, saindo: false });

/** Announces this server to the others every ten seconds, and counts them. */
export const entraServidor = async (
  db: Db,
  id: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Servidor & { sai: () => Promise<void> }> => {
  let vivos = await bate(db, id, PRAZO_MS);
  const look = async (): Promise<void> => {
    try {
      vivos = await bate(db, id, PRAZO_MS);
    } catch (err) {
      log.warn({ err }, 'o servidor não pôde dizer aos outros que está no ar');
    }
  };
  const timer = setInterval(() => void look(), BATE_MS).unref();
  return {
    id,
    vivos: () => Math.max(1, vivos),
    saindo: false,
    sai: async () => {
      clearInterval(timer);
      await esqueceServidor(db, id);
    },
  };
};
