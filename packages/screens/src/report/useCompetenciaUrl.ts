import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useSearchParams } from 'react-router-dom';
import { readCompetencia } from './address.ts';

/** The month ('YYYY-MM') that the address asks for as ?competencia=MM-AAAA; null when it asks for none. What else stands in the address stays. */
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
