import type { Deps } from '../../deps.ts';
import { tarefasDe } from '../../jobs/tarefas.ts';
import { trabalhoDaCarga } from './trabalho.ts';

/** The job that judges and applies deliveries. */
export type FilaDaCarga = ReturnType<typeof novaFila>;

const novaFila = (deps: Deps) => tarefasDe(deps, trabalhoDaCarga(deps));

const filas = new WeakMap<Deps, FilaDaCarga>();

/** Single queue of deliveries of this server, for all origins. A closed queue is not returned again. */
export const filaDaCarga = (deps: Deps): FilaDaCarga => {
  const known = filas.get(deps);
  if (known) return known;
  const nova = novaFila(deps);
  const fila = {
    ...nova,
    fecha: async (): Promise<void> => {
      if (filas.get(deps) === fila) filas.delete(deps);
      await nova.fecha();
    },
  };
  filas.set(deps, fila);
  return fila;
};
