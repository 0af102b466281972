import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { findFigura, guardaFigura } from './figura.sql.ts';

/** A figure, and the minute of its computation. */
export interface Figura<T> {
  valor: T;
  /** YYYY-MM-DDTHH:MM */
  calculadoEm: string;
}

/**
 * Age up to which a cached figure is shown unchanged; above it the figure is recomputed after the answer,
 * much later before it (REL-29).
 */
const NOVA_S = 10 * 60;
const VELHA_S = 60 * 60;

/**
 * Cached figures of homes: a slow one is computed at most every ten minutes, once per process for all
 * readers. The app waits for running work before it closes.
 */
export const figurasDe = (app: FastifyInstance, { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) => {
  const emCurso = new Map<string, Promise<Figura<unknown>>>();
  app.addHook('onClose', () => Promise.allSettled(emCurso.values()));

  const calcula = <T extends object>(
    { nome, chave, versao, em }: { nome: string; chave: string; versao: number; em: string },
    conta: () => Promise<T>,
  ): Promise<Figura<T>> => {
    const key = JSON.stringify([nome, chave, versao]);
    const known = emCurso.get(key);
    if (known) return known as Promise<Figura<T>>;
    const work = (async () => {
      const valor = await conta();
      await guardaFigura(db, { nome, versao, chave, valor, em });
      return { valor, calculadoEm: em.slice(0, 16) };
    })().finally(() => emCurso.delete(key));
    emCurso.set(key, work);
    return work;
  };

  /** Figure of this name for a key (a month, a day), cached or computed by `conta`. */
  return async <T extends object>(
    nome: string,
    chave: string,
    conta: () => Promise<T>,
  ): Promise<Figura<T>> => {
    const em = momentoLocal(clock());
    const { versao, ...lida } = await findFigura(db, nome, em);
    const idade = lida.chave === chave && lida.segundos !== null && lida.segundos >= 0 ? lida.segundos : null;
    if (idade === null || lida.em === null || idade > VELHA_S)
      return calcula({ nome, chave, versao, em }, conta);
    if (idade > NOVA_S)
      calcula({ nome, chave, versao, em }, conta).catch((err: unknown) =>
        log.error({ err, figura: nome }, 'uma figura guardada não foi refeita'),
      );
    return { valor: lida.valor as T, calculadoEm: lida.em.slice(0, 16) };
  };
};

/** Reads a kept figure by its name. */
export type LeFigura = ReturnType<typeof figurasDe>;
