import { useSearchParams } from 'react-router-dom';

/** The file in the address, ?remessa=3; null for the list. */
export const useRemessaUrl = (): readonly [string | null, (remessa: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const mostra = (remessa: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (remessa === null) after.delete('remessa');
      else after.set('remessa', remessa);
      return after;
    });
  return [search.get('remessa'), mostra];
};
