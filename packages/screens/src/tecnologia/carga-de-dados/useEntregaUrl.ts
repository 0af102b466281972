import { useSearchParams } from 'react-router-dom';

/** The delivery in the address (?entrega=20261126-090000-4f2a), and its setter; null shows the list. */
export const useEntregaUrl = (): readonly [string | null, (id: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const show = (id: string | null) => setSearch(id === null ? { aba: 'entregas' } : { entrega: id });
  return [search.get('entrega'), show];
};
