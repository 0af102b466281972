import { writeMonth } from '@vidas/api-client/words/day.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';

/** Possible months, newest first: this year so far, the year before, and the month on show, which may be older (VEN-40). */
export const competenciasOferecidas = (now: string, competencia: string): readonly string[] => {
  const months = competenciasEntre(`${Number(now.slice(0, 4)) - 1}-01`, now).toReversed();
  return months.includes(competencia) ? months : [...months, competencia];
};

/** The month on show, from the address or the present one, and the possible months. */
export const useCompetenciaRecente = () => {
  const [asked, setMonth] = useCompetenciaUrl();
  const now = useOperatorClock().today().slice(0, 7);
  const competencia = asked ?? now;
  const options = competenciasOferecidas(now, competencia).map((month) => ({
    value: month,
    label: writeMonth(month),
  }));
  return { competencia, options, setMonth } as const;
};
