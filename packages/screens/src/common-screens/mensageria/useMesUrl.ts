import { useSearchParams } from 'react-router-dom';

const read = (search: URLSearchParams): string | null => {
  const month = /^(0?[1-9]|1[0-2])$/.exec(search.get('mes') ?? '')?.[1];
  const year = /^20\d{2}$/.exec(search.get('ano') ?? '')?.[0];
  return month === undefined || year === undefined ? null : `${year}-${month.padStart(2, '0')}`;
};

/** The month asked for ('YYYY-MM'), kept in the address as ?mes=11&ano=2026; null for all of them. */
export const useMesUrl = (): readonly [string | null, (mes: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const change = (mes: string | null) =>
    setSearch(mes === null ? {} : { mes: mes.slice(5), ano: mes.slice(0, 4) });
  return [read(search), change];
};
