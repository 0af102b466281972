import type { AppConfig } from '@vidas/api-client/config';
import type { Http } from '@vidas/api-client/http';
import { manifests } from '@vidas/screens/app-registry';
import { ServicesProvider, type ServicesProviderProps } from '@vidas/screens/services';
import { SessionProvider } from '@vidas/screens/session';
import type { SessionStore } from '@vidas/screens/session/store';
import { StaffRoutes } from '@vidas/screens/shell/staff-routes';
import { UiProvider } from '@vidas/ui/i18n';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** What the App is made of; main.tsx makes the real ones. */
export interface AppProps {
  readonly config: AppConfig;
  readonly http: Http;
  readonly session: SessionStore;
  readonly queryClient: ServicesProviderProps['queryClient'];
}

/** The staff app, assembled. */
export function App({ config, http, session, queryClient }: AppProps) {
  return (
    <StrictMode>
      <UiProvider>
        <ServicesProvider config={config} http={http} queryClient={queryClient}>
          <BrowserRouter>
            <SessionProvider store={session}>
              <StaffRoutes manifests={manifests} />
            </SessionProvider>
          </BrowserRouter>
        </ServicesProvider>
      </UiProvider>
    </StrictMode>
  );
}
