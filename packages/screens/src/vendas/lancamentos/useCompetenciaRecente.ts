import { writeMonth } from '@vidas/api-client/words/day.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';

/**
 * The month on show, from the address or the present one, and the possible months. These are this year so far and the year before, newest
 * first (VEN-40).
 */
export const useCompetenciaRecente = () => {
  const [asked, setMonth] = useCompetenciaUrl();
  const now = useOperatorClock().today().slice(0, 7);
  const competencia = asked ?? now;
  const months = competenciasEntre(`${Number(now.slice(0, 4)) - 1}-01`, now).toReversed();
  // An address may name an older month.
  const offered = months.includes(competencia) ? months : [...months, competencia];
  const options = offered.map((month) => ({ value: month, label: writeMonth(month) }));
  return { competencia, options, setMonth } as const;
};
