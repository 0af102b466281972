import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { findFigura, guardaFigura } from './figura.sql.ts';

/** A figure, and the minute in which its work began. */
export interface Figura<T> {
  valor: T;
  /** YYYY-MM-DDTHH:MM */
  calculadoEm: string;
}

/** A kept figure is shown as it is for so long; then it is worked out anew behind the answer, later before it (REL-29). */
const NOVA_S = 10 * 60;
const VELHA_S = 60 * 60;

/**
 * The kept figures of homes: what takes seconds on a large register is worked out at most every ten minutes, by one process once,
 * whoever asks for it. The app waits for what is under way before it closes.
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

  /** The figure of this name for a key (a competence, a day), kept or worked out by `conta`. */
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
