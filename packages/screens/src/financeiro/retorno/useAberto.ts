import { useSearchParams } from 'react-router-dom';

/** The open item of one kind, in the address: ?dia=2026-11-13, ?extrato=12; null closes it. */
export const useAberto = (
  nome: 'dia' | 'extrato',
): readonly [string | null, (qual: string | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const mostra = (qual: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (qual === null) after.delete(nome);
      else after.set(nome, qual);
      return after;
    });
  return [search.get(nome), mostra];
};
