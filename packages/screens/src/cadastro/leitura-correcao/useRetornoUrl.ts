import { useSearchParams } from 'react-router-dom';

/** The result of one return, by its number. */
export const retornoHref = (id: string): string => `/modulos/cadastro/leitura-xml-sib?retorno=${id}`;

/** The return in the address (?retorno=12), and the act that leads back to the list of returns. */
export const useRetornoUrl = (): readonly [string | null, () => void] => {
  const [search, setSearch] = useSearchParams();
  const found = search.get('retorno');
  return [found !== null && /^\d{1,9}$/.test(found) ? found : null, () => setSearch({ aba: 'retornos' })];
};
