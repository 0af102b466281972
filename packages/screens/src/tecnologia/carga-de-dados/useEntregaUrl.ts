import { useSearchParams } from 'react-router-dom';

/** The delivery that the address names, ?entrega=20261126-090000-4f2a, and showing one, or with null all of them. */
export const useEntregaUrl = (): readonly [string | null, (id: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const show = (id: string | null) => setSearch(id === null ? { aba: 'entregas' } : { entrega: id });
  return [search.get('entrega'), show];
};
