import { useQueries } from '@tanstack/react-query';
import { comparacaoSibQuery } from '@vidas/api-client/cadastro/queries';
import { useHttp } from '../shared/services.tsx';
import { abasSib } from './abasSib.ts';

const listas = [...new Set(abasSib.map(({ lista }) => lista))];

/** How many rows each tab holds, by its key; undefined until its list has been loaded once. Asks nothing by itself. */
export function useContagens(): Readonly<Record<string, number | undefined>> {
  const http = useHttp();
  // Two tabs read one list, so the lists are watched and the tabs count.
  const read = useQueries({
    queries: listas.map((lista) => ({ ...comparacaoSibQuery(http, lista), enabled: false })),
  });
  const countOf = ({ lista, select }: (typeof abasSib)[number]): number | undefined => {
    const rows = read[listas.indexOf(lista)]?.data;
    return rows === undefined ? undefined : select(rows).length;
  };
  return Object.fromEntries(abasSib.map((aba) => [aba.key, countOf(aba)]));
}
