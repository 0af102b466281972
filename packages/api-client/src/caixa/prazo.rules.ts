/** Urgency of an open installment, seen from today (CXA-15). */
export type Prazo = 'Atrasada' | 'Hoje' | 'Próximos 7 dias' | 'Depois';

const dayMs = 86_400_000;

/** The last day of the next seven. */
export const fimDaSemana = (hoje: string): string =>
  new Date(Date.parse(`${hoje}T00:00:00Z`) + 7 * dayMs).toISOString().slice(0, 10);

/** Urgency of an open installment expected on `previstaEm`. */
export const prazoDe = (previstaEm: string, hoje: string): Prazo => {
  if (previstaEm < hoje) return 'Atrasada';
  if (previstaEm === hoje) return 'Hoje';
  return previstaEm <= fimDaSemana(hoje) ? 'Próximos 7 dias' : 'Depois';
};
