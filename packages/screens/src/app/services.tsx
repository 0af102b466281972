import { QueryClient, QueryClientProvider, replaceEqualDeep } from '@tanstack/react-query';
import type { AppConfig } from '@vidas/api-client/config/config.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { createContext, type ReactNode, use } from 'react';

interface Services {
  readonly http: Http;
  readonly config: AppConfig;
}

const ServicesContext = createContext<Services | null>(null);

/** Longer lists replace the old ones whole: comparing every value would block the page for a second. */
const comparedRows = 1_000;

const sharing = (before: unknown, now: unknown): unknown =>
  Array.isArray(now) && now.length > comparedRows ? now : replaceEqualDeep(before, now);

/**
 * Answers are cached in memory only, for at most five minutes, because they are about people. Without network a call fails at once. The
 * library's default would wait and send it when nobody waits for it any more (REL-32).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        structuralSharing: sharing,
        staleTime: 60_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });

export interface ServicesProviderProps extends Services {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** The server and the installation's configuration, for every screen. */
export function ServicesProvider({ http, config, queryClient, children }: ServicesProviderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={{ http, config }}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}

const useServices = (): Services => {
  const services = use(ServicesContext);
  if (services === null) throw new Error('ServicesProvider is missing above this screen');
  return services;
};

/** The client that calls the server. */
export const useHttp = (): Http => useServices().http;

/** The installation's configuration: operator, registration, addresses. */
export const useConfig = (): AppConfig => useServices().config;
