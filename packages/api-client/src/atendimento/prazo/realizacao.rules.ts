import { writeDay } from '../../words/day.ts';

/** Reason why an ISO day is impossible; null when it is possible. `desde` is null when the first day is unknown. */
export const recusaDoDia = (
  dia: string,
  { desde, depoisDe, hoje }: { desde: string | null; depoisDe: string; hoje: string },
): string | null => {
  if (dia > hoje) return 'use um dia até hoje';
  return desde !== null && dia < desde ? `use um dia desde ${depoisDe}, de ${writeDay(desde)}` : null;
};

/** Reason why an ISO day cannot be the day of a request's completion; null when it can (ATD-32). */
export const recusaDaRealizacao = (
  realizadaEm: string,
  { pedidaEm, hoje }: { pedidaEm: string; hoje: string },
): string | null => recusaDoDia(realizadaEm, { desde: pedidaEm, depoisDe: 'o pedido', hoje });
