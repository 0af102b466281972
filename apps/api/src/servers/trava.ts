import { randomUUID } from 'node:crypto';
import { setTimeout as passa } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import type { Trx } from '../db/tx.ts';
import type { Deps } from '../deps.ts';
import { largaTrava, mantemTrava, type Posse, prendeTrava, tomaTrava } from './trava.sql.ts';

/** Longer than the longest statement, so that a living holder never seems dead. */
const FOLGA_MS = 60_000;
const RENOVA_MS = 10_000;
const OLHA_MS = 250;

/** Another server took the lock, because this one was silent for too long. */
export class TravaPerdida extends Error {
  override readonly name = 'TravaPerdida';
}

/** A held lock during the work. */
export interface Trava {
  nome: string;
  /**
   * Throws `TravaPerdida` unless the lock is still held; then nobody takes it before the transaction ends.
   * Call it where the work is made to count.
   */
  confirma: (trx: Trx) => Promise<void>;
  /** Publishes the work's progress to the other servers. */
  diz: (andamento: object) => Promise<void>;
}

/** Parts that locks need. */
export type TravaDeps = Pick<Deps, 'db' | 'config' | 'servidor'>;

const prazoDe = ({ config }: Pick<Deps, 'config'>): number => config.statementTimeoutMs + FOLGA_MS;

/** Runs the work with a held lock, and always releases it. */
export const comTrava = async <T>(
  deps: TravaDeps,
  posse: Posse,
  work: (trava: Trava) => Promise<T>,
): Promise<T> => {
  const { db } = deps;
  const prazoMs = prazoDe(deps);
  const renova = setInterval(() => {
    // A database without an answer is asked again: the remaining time is far longer.
    mantemTrava(db, posse, { prazoMs }).catch(() => undefined);
  }, RENOVA_MS).unref();
  try {
    return await work({
      nome: posse.nome,
      confirma: async (trx) => {
        if (!(await prendeTrava(trx, posse))) throw new TravaPerdida();
      },
      diz: async (andamento) => {
        if (!(await mantemTrava(db, posse, { prazoMs, andamento }))) throw new TravaPerdida();
      },
    });
  } finally {
    clearInterval(renova);
    await largaTrava(db, posse).catch(() => undefined);
  }
};

/** Takes the lock inside a transaction, or at once; undefined when somebody has it. */
export const toma = async (
  deps: Pick<TravaDeps, 'config' | 'servidor'>,
  db: Db | Trx,
  nome: string,
): Promise<Posse | undefined> => {
  const posse = { nome, posse: randomUUID() };
  const dono = { servidor: deps.servidor.id, prazoMs: prazoDe(deps) };
  return (await tomaTrava(db, posse, dono)) ? posse : undefined;
};

/** Runs work that only one of all servers may do at a time; undefined when another one is doing it (SER-30). */
export const soUm = async <T>(
  deps: TravaDeps,
  nome: string,
  work: (trava: Trava) => Promise<T>,
): Promise<{ feito: T } | undefined> => {
  const posse = await toma(deps, deps.db, nome);
  return posse && { feito: await comTrava(deps, posse, work) };
};

/** Like `soUm`, with a wait for its turn; undefined when the turn never came. */
export const naVezDeTodos = async <T>(
  deps: TravaDeps,
  { nome, esperaMs }: { nome: string; esperaMs: number },
  work: (trava: Trava) => Promise<T>,
): Promise<{ feito: T } | undefined> => {
  const fim = performance.now() + esperaMs;
  for (;;) {
    // Sequential, because this loop waits.
    // oxlint-disable-next-line no-await-in-loop
    const done = await soUm(deps, nome, work);
    if (done || performance.now() >= fim) return done;
    // oxlint-disable-next-line no-await-in-loop
    await passa(OLHA_MS);
  }
};
