import { useSearchParams } from 'react-router-dom';

const read = (text: string | null): string | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])-(\d{4})$/.exec(text ?? '') ?? [];
  return month === undefined ? null : `${year}-${month}`;
};

/** The month that was searched ('YYYY-MM'), kept in the address as ?competencia=MM-AAAA; null until one is. The tab on show stays. */
export const useCompetenciaUrl = (): readonly [string | null, (month: string) => void] => {
  const [search, setSearch] = useSearchParams();
  const change = (month: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('competencia', `${month.slice(5)}-${month.slice(0, 4)}`);
      return after;
    });
  return [read(search.get('competencia')), change];
};
