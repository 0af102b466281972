import { lateHttp } from '@vidas/api-client/http/lateHttp.ts';
import { createHttp } from '@vidas/api-client/http/http.ts';
import { fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveSession } from './leaveSession.ts';
import { sessionOf } from './session.ts';
import { createSessionStore } from './sessionStore.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const bases = { '/api/v1': 'http://vidas.test/api/v1', '/api-site/v1': 'http://vidas.test/api-site/v1' };

/** The app's own store and client, with late code, over a network with this answer. */
const open = (answer: () => Promise<Response>) => {
  const store = createSessionStore(storage);
  store.enter(sessionOf(fakeToken(), 0));
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
    return answer();
  });
  const options = { bases, token: () => store.get()?.jwt, onUnauthorized: () => store.end('expired') };
  return { store, asked, http: lateHttp(options, async () => ({ createHttp })) };
};
afterEach(() => void vi.unstubAllGlobals());

it('ends the tokens on the server too, also while the code that sends is still on its way (ACE-1)', async () => {
  const { store, asked, http } = open(async () => Response.json({ message: 'Sessão encerrada.' }));
  const jwt = store.get()?.jwt;
  leaveSession(http, store);
  expect(store.get()).toBeNull();
  await vi.waitFor(() => expect(asked).toEqual([`POST /api/v1/auth/sair ${jwt}`]));
  leaveSession(http, store);
  expect(asked).toHaveLength(1);
});

it('ends it here all the same when there is no network (ACE-1)', async () => {
  const { store, asked, http } = open(() => Promise.reject(new TypeError('fetch failed')));
  leaveSession(http, store);
  expect(store.get()).toBeNull();
  expect(store.endReason()).toBe('left');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});
