import { useQueries } from '@tanstack/react-query';
import { comparacaoSibQuery } from '@vidas/api-client/cadastro/queries';
import { useHttp } from '../shared/services.tsx';
import { abasSib } from './abasSib.ts';

/** How many rows each tab holds, by its key; undefined until its list has been loaded once. Asks nothing by itself. */
export function useContagens(): Readonly<Record<string, number | undefined>> {
  const http = useHttp();
  const lists = useQueries({
    queries: abasSib.map(({ lista, select }) => ({
      ...comparacaoSibQuery(http, lista),
      select,
      enabled: false,
    })),
  });
  return Object.fromEntries(abasSib.map(({ key }, index) => [key, lists[index]?.data?.length]));
}
