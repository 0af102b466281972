import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { bate, esqueceServidor } from './servidor.sql.ts';

const BATE_MS = 10_000;
const PRAZO_MS = 30_000;

/** This server among those of its database. */
export interface Servidor {
  /** Drawn anew at each start. */
  id: string;
  /** How many serve this database, as of some seconds ago; at least 1. */
  vivos: () => number;
  /** It ends soon: `/ready` says so, and a proxy sends nobody here any more. */
  saindo: boolean;
}

/** The only server of its database, as the embedded one has it. */
export const servidorUnico = (): Servidor => ({ id: randomUUID(), vivos: () => 1, saindo: false });

/** Tells the other servers, every ten seconds, that this one lives, and learns how many they are. */
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
