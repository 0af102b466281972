import { createHttp } from '@vidas/api-client/http/http.ts';
import { fakePayload, fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expireSession } from './expireSession.ts';
import { sessionOf } from './session.ts';
import { checkIntervalMs, checkSession, msUntilCheck, pauseMs, startSessionCheck } from './sessionCheck.ts';
import { createSessionStore } from './sessionStore.ts';

type Answer = () => Response | Promise<Response>;

const bases = { '/api/v1': 'http://api.test/api/v1', '/api-site/v1': 'http://api.test/api-site/v1' } as const;
const memory = () => {
  let kept: string | null = null;
  return {
    getItem: () => kept,
    setItem: (_key: string, text: string) => void (kept = text),
    removeItem: () => void (kept = null),
  };
};
const reply = (change: object = {}) =>
  Response.json({
    status: true,
    message: '',
    dadosToken: fakePayload({ cargo: 'Diretora' }),
    token: 'novo',
    ...change,
  });
const good: Answer = () => reply();
const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const proxy =
  (status: number): Answer =>
  () =>
    new Response('<html><h1>Bad Gateway</h1></html>', { status, headers: { 'content-type': 'text/html' } });

/** A session with the app's own client; the network gives the answers in turn and repeats the last one. */
const open = (...answers: Answer[]) => {
  const fetched = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() as Response);
  vi.stubGlobal('fetch', fetched);
  const store = createSessionStore(memory());
  store.enter(sessionOf(fakeToken(), Date.now()));
  const http = createHttp({
    bases,
    token: () => store.get()?.jwt,
    onUnauthorized: () => expireSession(store),
  });
  return { store, http, fetched };
};

beforeEach(() => void vi.useFakeTimers({ now: 5_000 }));
afterEach(() => void vi.useRealTimers());

describe('one check of the session', () => {
  it('renews the token and what is known of the person', async () => {
    const { store, http } = open(good);
    expect(await checkSession(http, store)).toBe('confirmed');
    expect(store.get()).toMatchObject({ jwt: 'novo', occupation: 'Diretora', checkedAt: 5_000 });
  });

  it.each([
    ['no network or a refused connection', noNetwork],
    ['a proxy that says 502 in HTML', proxy(502)],
    ['a proxy that says 504 in HTML', proxy(504)],
    ['a server that is busy', () => Response.json({ error: 'Serviço ocupado.' }, { status: 503 })],
    ['a server that broke', () => Response.json({ error: 'Erro interno.' }, { status: 500 })],
    ['too many tries', () => Response.json({ error: 'Aguarde.' }, { status: 429 })],
    ['a 403 that is not of the session', proxy(403)],
    ['a page of a hotel instead of the answer', () => new Response('<html>Entre na rede</html>')],
    ['an answer cut off on its way', () => new Response('{"status": tr')],
    ['an answer of another kind', () => Response.json({ status: 'sim' })],
  ] as const)('keeps the session after %s', async (_what, answer) => {
    const { store, http } = open(answer);
    const before = store.get();
    expect(await checkSession(http, store)).toBe('unanswered');
    expect(store.get()).toBe(before);
  });

  it('keeps the session of a server that does not answer in time', async () => {
    const { store, http } = open(() => new Promise(() => {}));
    const checked = checkSession(http, store);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await checked).toBe('unanswered');
    expect(store.get()).not.toBeNull();
  });

  it.each([
    ['401', () => Response.json({ error: 'Sessão expirada.' }, { status: 401 })],
    ['status false', () => reply({ status: false })],
  ] as const)('takes %s for a refusal, without asking twice', async (_what, answer) => {
    const { store, http, fetched } = open(answer);
    expect(await checkSession(http, store)).toBe('refused');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a person who entered meanwhile', async () => {
    const { store, http } = open(() => {
      store.enter(sessionOf(fakeToken(fakePayload({ user: 'Outra Pessoa' })), 0));
      return reply({ status: false });
    });
    expect(await checkSession(http, store)).toBe('confirmed');
    expect(store.get()?.name).toBe('Outra Pessoa');
  });
});

describe('the checks of the session', () => {
  let page: EventTarget & { visibilityState: string };
  let browser: EventTarget;
  let stop = () => {};

  beforeEach(() => {
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    browser = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', browser);
  });
  afterEach(() => stop());

  const started = (...answers: Answer[]) => {
    const opened = open(...answers);
    stop = startSessionCheck(opened.http, opened.store);
    return opened;
  };

  it('are due after thirty minutes and at once when the computer slept longer', () => {
    expect(checkIntervalMs).toBe(1_800_000);
    expect(msUntilCheck(1_000, 1_000)).toBe(checkIntervalMs);
    expect(msUntilCheck(0, checkIntervalMs + 1)).toBe(0);
  });

  it('pause longer after each one without an answer, five minutes at most', () => {
    expect([1, 2, 3, 6, 7, 50].map(pauseMs)).toEqual([5_000, 10_000, 20_000, 160_000, 300_000, 300_000]);
  });

  it('go on without an answer, and the session stays until one is refused', async () => {
    const refused: Answer = () => Response.json({}, { status: 401 });
    const { store, fetched } = started(noNetwork, proxy(502), proxy(503), refused);
    await vi.advanceTimersByTimeAsync(checkIntervalMs);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + 10_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(store.get()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.endReason()).toBe('expired');
    await vi.advanceTimersByTimeAsync(checkIntervalMs);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('are made at once when the network is back or the page is looked at, and not before they are due', async () => {
    const { store, fetched } = started(noNetwork, noNetwork, good);
    browser.dispatchEvent(new Event('online'));
    expect(fetched).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(checkIntervalMs);
    expect(fetched).toHaveBeenCalledTimes(1);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(fetched).toHaveBeenCalledTimes(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(store.get()?.jwt).toBe('novo');
    // Confirmed: the next is due in thirty minutes.
    await vi.advanceTimersByTimeAsync(checkIntervalMs - 1_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
