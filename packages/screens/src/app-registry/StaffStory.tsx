import { appConfig } from '@vidas/api-client/config';
import { createHttp } from '@vidas/api-client/http';
import type { ModuleKey } from '@vidas/api-client/shell/modules';
import type { TokenPayload } from '@vidas/api-client/shell/contract';
import { fakePayload, fakeToken } from '@vidas/api-client/shell/fake';
import { toasts } from '@vidas/ui/toast';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { createQueryClient, ServicesProvider } from '../app/services.tsx';
import { expireSession } from '../app/session/expireSession.ts';
import { sessionOf } from '../app/session/session.ts';
import { SessionProvider } from '../app/session/SessionProvider.tsx';
import { createSessionStore } from '../app/session/sessionStore.ts';
import { StaffRoutes } from '../shell/StaffRoutes.tsx';
import { manifests } from './manifests.ts';

export interface StaffStoryProps {
  /** The address to open; the story runs the app's own routes. */
  readonly path: string;
  /** The modules of the person; null for nobody signed in. */
  readonly modules?: readonly ModuleKey[] | null;
  /** The person that the workbench chose, if any; stays signed out where `modules` is null. */
  readonly person?: TokenPayload;
}

const config = z.parse(appConfig, {
  operatorName: 'Oeste',
  ansRegistration: '999999',
  portalUrl: 'https://ouvidoria.exemplo.com.br',
  intranetLinks: { webmail: 'https://webmail.exemplo.com.br', rh: 'https://rh.exemplo.com.br' },
});

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

// The store of messages is the app's own, so those of the previous story are still there.
const makeApp = ({ modules, person }: StaffStoryProps) => {
  toasts.clear();
  const session = createSessionStore(memory());
  if (modules !== null)
    session.enter(
      sessionOf(fakeToken(person ?? fakePayload(modules === undefined ? {} : { modules })), Date.now()),
    );
  const http = createHttp({
    bases: { '/api/v1': '/api/v1', '/api-site/v1': '/api-site/v1' },
    token: () => session.get()?.jwt,
    onUnauthorized: () => expireSession(session),
  });
  return { session, http, queryClient: createQueryClient() };
};

/** The staff app around one address, with an invented person and the story's fake server. */
export function StaffStory(props: StaffStoryProps): ReactNode {
  const [{ session, ...services }] = useState(() => makeApp(props));
  return (
    <ServicesProvider {...services} config={config}>
      <MemoryRouter initialEntries={[props.path]}>
        <SessionProvider store={session}>
          <StaffRoutes manifests={manifests} />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>
  );
}
