import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useSearchParams } from 'react-router-dom';
import { readCompetencia } from './address.ts';

/** The month ('YYYY-MM') of an address with ?competencia=MM-AAAA; null without one. Other parameters stay. */
export const useCompetenciaUrl = (): readonly [string | null, (month: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const change = (month: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (month === null) after.delete('competencia');
      else after.set('competencia', writeMonth(month, '-'));
      return after;
    });
  return [readCompetencia(search.get('competencia')), change];
};
