import { useSearchParams } from 'react-router-dom';
import { today } from '../../report/periodo.ts';
import { monthBefore } from './envioSibTexts.ts';

const read = (text: string | null): string | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])-(\d{4})$/.exec(text ?? '') ?? [];
  return month === undefined ? null : `${year}-${month}`;
};

/** The month of the screen, 'YYYY-MM', kept in the address as ?competencia=MM-AAAA; the last one unless it says. A month to come is not taken. */
export const useCompetenciaUrl = (): readonly [string, (month: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const now = today();
  const found = read(search.get('competencia'));
  const month = found !== null && found <= now.slice(0, 7) ? found : monthBefore(now);
  const change = (next: string | null) => {
    if (next === null || next > now.slice(0, 7)) return;
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('competencia', `${next.slice(5)}-${next.slice(0, 4)}`);
      return after;
    });
  };
  return [month, change];
};
