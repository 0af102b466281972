import type { EstadoDaTarefa } from './tarefa.kinds.ts';

/** A running job, with the given changes. */
export const fakeTarefa = (given: Partial<EstadoDaTarefa> = {}): EstadoDaTarefa => ({
  id: '7',
  situacao: 'EXECUTANDO',
  feito: 3,
  total: 14,
  passo: null,
  motivo: null,
  pedidaEm: '2026-11-21T08:58',
  terminadaEm: null,
  usuario: 'Marina Alencar',
  ...given,
});
