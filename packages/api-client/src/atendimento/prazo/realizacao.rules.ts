import { writeDay } from '../../words/day.ts';

/** Why something cannot have happened on an ISO day; `desde` is null where nobody knows the first day. */
export const recusaDoDia = (
  dia: string,
  { desde, depoisDe, hoje }: { desde: string | null; depoisDe: string; hoje: string },
): string | null => {
  if (dia > hoje) return 'use um dia até hoje';
  return desde !== null && dia < desde ? `use um dia desde ${depoisDe}, de ${writeDay(desde)}` : null;
};

/** Why a request cannot have been done on an ISO day; null when it can (ATD-32). */
export const recusaDaRealizacao = (
  realizadaEm: string,
  { pedidaEm, hoje }: { pedidaEm: string; hoje: string },
): string | null => recusaDoDia(realizadaEm, { desde: pedidaEm, depoisDe: 'o pedido', hoje });
