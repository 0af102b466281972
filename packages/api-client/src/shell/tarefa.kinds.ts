import * as z from 'zod/mini';
import { dayTime } from '../kinds/day.ts';
import { idText, optionalText } from '../kinds/text.ts';

/** How a piece of long work of the server stands (TAR-2). */
export const situacoesDaTarefa = [
  'NA FILA',
  'EXECUTANDO',
  'CANCELANDO',
  'INTERROMPIDA',
  'CANCELADA',
  'CONCLUÍDA',
  'FALHOU',
] as const;

export type SituacaoDaTarefa = (typeof situacoesDaTarefa)[number];

/** A piece of long work: how far it is, who asked for it, how it ended. */
export const estadoDaTarefa = z.object({
  id: idText,
  situacao: z.enum(situacoesDaTarefa),
  feito: z.int(),
  /** Null while nobody knows yet. */
  total: z.nullable(z.int()),
  /** What it is doing, as a sentence. */
  passo: optionalText,
  /** Why it failed. */
  motivo: optionalText,
  pedidaEm: dayTime,
  terminadaEm: z.nullable(dayTime),
  usuario: z.string(),
});

export type EstadoDaTarefa = z.output<typeof estadoDaTarefa>;

/** It will still change by itself; until it ends no other of its kind and key begins (TAR-1). */
export const estaEmCurso = ({ situacao }: Pick<EstadoDaTarefa, 'situacao'>): boolean =>
  situacao === 'NA FILA' ||
  situacao === 'EXECUTANDO' ||
  situacao === 'CANCELANDO' ||
  situacao === 'INTERROMPIDA';

/** While a job is in course, how it stands is read again after so many ms; false when nothing changes by itself. */
export const relerEm = (tarefa: EstadoDaTarefa | null | undefined): number | false =>
  tarefa && estaEmCurso(tarefa) ? 1_000 : false;
