import { randomUUID } from 'node:crypto';
import { setTimeout as passa } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import type { Trx } from '../db/tx.ts';
import type { Deps } from '../deps.ts';
import { largaTrava, mantemTrava, type Posse, prendeTrava, tomaTrava } from './trava.sql.ts';

/** Beyond the longest statement, so that a holder that lives is never taken for dead. */
const FOLGA_MS = 60_000;
const RENOVA_MS = 10_000;
const OLHA_MS = 250;

/** What was held is another server's by now: this one was silent for too long. */
export class TravaPerdida extends Error {
  override readonly name = 'TravaPerdida';
}

/** What is held while the work runs. */
export interface Trava {
  nome: string;
  /** Throws `TravaPerdida` unless it is still held; then nobody takes it before the transaction ends. Called where the work is made to count. */
  confirma: (trx: Trx) => Promise<void>;
  /** Tells the other servers how far the work is. */
  diz: (andamento: object) => Promise<void>;
}

/** What taking needs. */
export type TravaDeps = Pick<Deps, 'db' | 'config' | 'servidor'>;

const prazoDe = ({ config }: Pick<Deps, 'config'>): number => config.statementTimeoutMs + FOLGA_MS;

/** Does the work while holding what was taken, and lets it go whatever happens. */
export const comTrava = async <T>(
  deps: TravaDeps,
  posse: Posse,
  work: (trava: Trava) => Promise<T>,
): Promise<T> => {
  const { db } = deps;
  const prazoMs = prazoDe(deps);
  const renova = setInterval(() => {
    // A database that does not answer now is asked again: the time that is left is far longer.
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

/** Takes it inside a transaction, or at once; undefined when somebody has it. */
export const toma = async (
  deps: Pick<TravaDeps, 'config' | 'servidor'>,
  db: Db | Trx,
  nome: string,
): Promise<Posse | undefined> => {
  const posse = { nome, posse: randomUUID() };
  const dono = { servidor: deps.servidor.id, prazoMs: prazoDe(deps) };
  return (await tomaTrava(db, posse, dono)) ? posse : undefined;
};

/** Does the work that only one of all servers may do at a time; undefined when somebody is doing it (SER-30). */
export const soUm = async <T>(
  deps: TravaDeps,
  nome: string,
  work: (trava: Trava) => Promise<T>,
): Promise<{ feito: T } | undefined> => {
  const posse = await toma(deps, deps.db, nome);
  return posse && { feito: await comTrava(deps, posse, work) };
};

/** The same, waiting for its turn for that long; undefined when it did not come. */
export const naVezDeTodos = async <T>(
  deps: TravaDeps,
  { nome, esperaMs }: { nome: string; esperaMs: number },
  work: (trava: Trava) => Promise<T>,
): Promise<{ feito: T } | undefined> => {
  const fim = performance.now() + esperaMs;
  for (;;) {
    // One look after the other: that is what waiting is.
    // oxlint-disable-next-line no-await-in-loop
    const done = await soUm(deps, nome, work);
    if (done || performance.now() >= fim) return done;
    // oxlint-disable-next-line no-await-in-loop
    await passa(OLHA_MS);
  }
};
