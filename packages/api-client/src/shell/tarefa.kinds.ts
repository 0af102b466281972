import * as z from 'zod/mini';
import { dayTime } from '../kinds/day.ts';
import { idText, optionalText } from '../kinds/text.ts';

/** State of a long job of the server (TAR-2). */
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

/** A long job: its progress, its requester, its result. */
export const estadoDaTarefa = z.object({
  id: idText,
  situacao: z.enum(situacoesDaTarefa),
  feito: z.int(),
  /** Null while it is unknown. */
  total: z.nullable(z.int()),
  /** The present step, as a sentence. */
  passo: optionalText,
  /** Reason of the failure. */
  motivo: optionalText,
  pedidaEm: dayTime,
  terminadaEm: z.nullable(dayTime),
  usuario: z.string(),
});

export type EstadoDaTarefa = z.output<typeof estadoDaTarefa>;

/** True while a job will still change by itself; until its end no other of its kind and key begins (TAR-1). */
export const estaEmCurso = ({ situacao }: Pick<EstadoDaTarefa, 'situacao'>): boolean =>
  situacao === 'NA FILA' ||
  situacao === 'EXECUTANDO' ||
  situacao === 'CANCELANDO' ||
  situacao === 'INTERROMPIDA';

/** Interval in ms for polling a running job; false when nothing changes by itself. */
export const relerEm = (tarefa: EstadoDaTarefa | null | undefined): number | false =>
  tarefa && estaEmCurso(tarefa) ? 1_000 : false;
