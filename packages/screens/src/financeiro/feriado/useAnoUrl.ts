import { anosDeFeriado } from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { useSearchParams } from 'react-router-dom';

/** The year in a text; null outside the limits. */
export const readAno = (text: string | null): number | null => {
  const ano = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return ano >= anosDeFeriado.primeiro && ano <= anosDeFeriado.ultimo ? ano : null;
};

/** The year on show, in the address as ?ano=2026; null before the first search. */
export const useAnoUrl = (): readonly [number | null, (ano: number) => void] => {
  const [search, setSearch] = useSearchParams();
  return [readAno(search.get('ano')), (ano) => setSearch({ ano: String(ano) })];
};
