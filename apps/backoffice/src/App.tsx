import type { AppConfig } from '@vidas/api-client/config/config.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { ServicesProvider, type ServicesProviderProps } from '@vidas/screens/app/services.tsx';
import { SessionProvider } from '@vidas/screens/app/session/SessionProvider.tsx';
import type { SessionStore } from '@vidas/screens/app/session/sessionStore.ts';
import { StaffRoutes } from '@vidas/screens/shell/StaffRoutes.tsx';
import { UiProvider } from '@vidas/ui/i18n/UiProvider.tsx';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

// Requested at once but not awaited, because the login needs neither the menu nor the help of the modules.
const manifests = import('@vidas/screens/app-registry/manifests.ts').then((file) => file.manifests);
// Opening a module reports the failure; the login works without it.
manifests.catch(() => undefined);

/** The services of the App, which main.tsx creates. */
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
