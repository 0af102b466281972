import { appConfig } from '@vidas/api-client/config/config.ts';
import { createHttp, type Http } from '@vidas/api-client/http/http.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { TokenPayload } from '@vidas/api-client/shell/shell.contract.ts';
import { fakePayload, fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { type ReactNode, useEffect, useState } from 'react';
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
  /** The modules of the person; null for a signed-out app. */
  readonly modules?: readonly ModuleKey[] | null;
  /** The workbench's person, if any; the app stays signed out when `modules` is null. */
  readonly person?: TokenPayload;
  /** Another screen instead of the whole app. */
  readonly children?: ReactNode;
}

const config = z.parse(appConfig, {
  apiBase: '/api/v1',
  siteBase: '/api-site/v1',
  operatorName: 'Oeste',
  ansRegistration: '999999',
  portalUrl: 'https://ouvidoria.exemplo.com.br',
  intranetLinks: { webmail: 'https://webmail.exemplo.com.br', rh: 'https://rh.exemplo.com.br' },
});

const loadedManifests = Promise.resolve(manifests);

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/**
 * A client that ignores answers after the story's end. Otherwise the message of a slow write would appear in the next
 * story.
 */
const endable = (http: Http) => {
  let isOver = false;
  const call: Http['call'] = (...given) =>
    new Promise((resolve, reject) => {
      http.call(...given).then(
        (reply) => isOver || resolve(reply),
        (error: unknown) => isOver || reject(error),
      );
    });
  return { http: { call }, end: () => void (isOver = true) };
};

// The store of messages is shared, so it may still hold those of the previous story.
const makeApp = ({ modules, person }: StaffStoryProps) => {
  toasts.clear();
  const session = createSessionStore(memory());
  if (modules !== null)
    session.enter(
      sessionOf(fakeToken(person ?? fakePayload(modules === undefined ? {} : { modules })), Date.now()),
    );
  const { http, end } = endable(
    createHttp({
      bases: { '/api/v1': '/api/v1', '/api-site/v1': '/api-site/v1' },
      token: () => session.get()?.jwt,
      onUnauthorized: (refusal) => expireSession(session, refusal),
    }),
  );
  return { session, http, end, queryClient: createQueryClient() };
};

/** The staff app around one address, with an invented person and the story's fake server. */
export function StaffStory(props: StaffStoryProps): ReactNode {
  const [{ session, end, ...services }] = useState(() => makeApp(props));
  useEffect(() => end, [end]);
  return (
    <ServicesProvider {...services} config={config}>
      <MemoryRouter initialEntries={[props.path]}>
        <SessionProvider store={session}>
          {props.children ?? <StaffRoutes manifests={loadedManifests} />}
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>
  );
}
