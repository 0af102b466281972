import { competenciasEntre } from '@vidas/api-client/vendas/meses-rules';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { writeMonth } from '../../write/writeMonth.ts';

/** The month on show, of the address or the present one, and the months on offer: those of the year so far, the newest first (VEN-40). */
export const useCompetenciaDoAno = () => {
  const [asked, setMonth] = useCompetenciaUrl();
  const now = useOperatorClock().today().slice(0, 7);
  const competencia = asked ?? now;
  const months = competenciasEntre(`${now.slice(0, 4)}-01`, now).toReversed();
  // An address may name a month of another year.
  const offered = months.includes(competencia) ? months : [...months, competencia];
  const options = offered.map((month) => ({ value: month, label: writeMonth(month) }));
  return { competencia, options, setMonth } as const;
};
