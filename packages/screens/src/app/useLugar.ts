import { useSearchParams } from 'react-router-dom';

/** Number of a desk's thing in the address, from 1, and its change: ?lugar=7 (MES-6). */
export const useLugar = () => {
  const [search, setSearch] = useSearchParams();
  const lugar = Number(search.get('lugar') ?? Number.NaN);
  const show = (at: number | null) => setSearch(at === null ? {} : { lugar: String(at) }, { replace: true });
  return [Number.isInteger(lugar) && lugar > 0 ? lugar : null, show] as const;
};
