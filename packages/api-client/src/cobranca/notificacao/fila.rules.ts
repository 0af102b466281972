import type { CodigoDaSituacao } from './situacao.rules.ts';

/** Queues of the late contracts, with what each waits for (NOT-14). */
export const filas = {
  AVISAR: 'A avisar',
  AGUARDANDO: 'Aguardando',
  PODE: 'Pode cancelar',
  FORA: 'Fora da fila',
} as const;

export type Fila = keyof typeof filas;

const filaPorSituacao: Readonly<Record<CodigoDaSituacao, Fila>> = {
  AVISAR: 'AVISAR',
  AVISO_SEM_PROVA: 'AVISAR',
  AGUARDANDO_PRAZO: 'AGUARDANDO',
  AGUARDANDO_DIAS: 'AGUARDANDO',
  CONTESTADO: 'AGUARDANDO',
  INTERNADO: 'AGUARDANDO',
  FALTA_DADO: 'AGUARDANDO',
  PODE_CANCELAR: 'PODE',
  ADMINISTRADORA: 'FORA',
  NAO_PODE: 'FORA',
};

/** Queue of a situation. */
export const filaDe = (situacao: CodigoDaSituacao): Fila => filaPorSituacao[situacao];

/** Problem of a promise; null when it has a day of payment or a next call (NOT-15). */
export const problemaDaPromessa = (
  { prometeEm, proximoEm }: { prometeEm: string | null; proximoEm: string | null },
  hoje: string,
): { field: 'prometeEm' | 'proximoEm'; message: string } | null => {
  if (prometeEm === null && proximoEm === null)
    return { field: 'prometeEm', message: 'diga quando a pessoa paga, ou quando ligar de novo' };
  if (prometeEm !== null && prometeEm < hoje) return { field: 'prometeEm', message: 'este dia já passou' };
  if (proximoEm !== null && proximoEm < hoje) return { field: 'proximoEm', message: 'este dia já passou' };
  return null;
};

/** Problem of a stay told by a person; null for a good one (NOT-9). */
export const problemaDaInternacao = (
  { inicio, fim }: { inicio: string; fim: string | null },
  hoje: string,
): { field: 'inicio' | 'fim'; message: string } | null => {
  if (inicio > hoje) return { field: 'inicio', message: 'não pode ser depois de hoje' };
  if (fim !== null && fim < inicio)
    return { field: 'fim', message: 'a alta não pode ser antes da internação' };
  if (fim !== null && fim > hoje) return { field: 'fim', message: 'não pode ser depois de hoje' };
  return null;
};
