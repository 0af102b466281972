import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Http } from '@vidas/api-client/http/http.ts';
import type { ScreenProps } from './manifest.ts';
import { ModuleOverview, type Overview } from './ModuleOverview.tsx';
import { useOverview } from './useOverview.ts';

/** The home of a module whose figures come from one query; the sections have skeletons meanwhile. */
export const overviewOf = <Data, Key extends QueryKey>(
  queryOf: (http: Http) => UseQueryOptions<Data, Error, Data, Key>,
  homeOf: (data: Data | undefined) => Overview,
) =>
  function Home({ manifest }: ScreenProps) {
    const { data, page } = useOverview(queryOf);
    return <ModuleOverview manifest={manifest} {...page} {...homeOf(data)} />;
  };
