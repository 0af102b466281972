import { useSearchParams } from 'react-router-dom';

/**
 * Number of a desk's thing in the address, from 1, and its change (MES-6): ?lugar=7. 0 stands for a desk without a thing on show; null takes it
 * out. The rest of the address, as the question of the list, stays.
 */
export const useLugar = (name = 'lugar') => {
  const [search, setSearch] = useSearchParams();
  const lugar = search.has(name) ? Number(search.get(name)) : Number.NaN;
  const show = (at: number | null) =>
    setSearch(
      (now) => {
        if (at === null) now.delete(name);
        else now.set(name, String(at));
        return now;
      },
      { replace: true },
    );
  return [Number.isInteger(lugar) && lugar >= 0 ? lugar : null, show] as const;
};
