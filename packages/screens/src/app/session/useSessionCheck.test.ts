import { ApiError } from '@vidas/api-client/http/api-error';
import type { Http } from '@vidas/api-client/http';
import { fakePayload, fakeToken } from '@vidas/api-client/shell/fake';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOf } from './session.ts';
import { createSessionStore } from './sessionStore.ts';
import { checkIntervalMs, confirmSession, msUntilCheck } from './useSessionCheck.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const open = () => {
  const store = createSessionStore(storage);
  store.enter(sessionOf(fakeToken(), 0));
  return store;
};
const answering = (...answers: (() => unknown)[]) => {
  const call = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.());
  return { http: { call } as unknown as Http, call };
};
const failing = (kind: ApiError['kind']) => () => {
  throw new ApiError(kind);
};
const good = () => ({
  status: true,
  message: '',
  dadosToken: fakePayload({ cargo: 'Diretora' }),
  token: 'novo',
});

describe('session check', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 5_000 }));
  afterEach(() => void vi.useRealTimers());

  it('is due after thirty minutes and at once when the computer slept longer', () => {
    expect(checkIntervalMs).toBe(1_800_000);
    expect(msUntilCheck(1_000, 1_000)).toBe(checkIntervalMs);
    expect(msUntilCheck(0, checkIntervalMs + 1)).toBe(0);
  });

  it('renews the token and what is known of the person', async () => {
    const store = open();
    expect(await confirmSession(answering(good).http, store)).toBe(true);
    expect(store.get()).toMatchObject({ jwt: 'novo', occupation: 'Diretora', checkedAt: 5_000 });
  });

  it('refuses when the server says no, without asking twice', async () => {
    const { http, call } = answering(failing('unauthorized'));
    expect(await confirmSession(http, open())).toBe(false);
    expect(call).toHaveBeenCalledTimes(1);
    expect(await confirmSession(answering(() => ({ ...good(), status: false })).http, open())).toBe(false);
  });

  it('asks once more after a broken connection', async () => {
    const { http, call } = answering(failing('network'), good);
    const asked = confirmSession(http, open());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBe(true);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('gives up when the second answer fails too', async () => {
    const asked = confirmSession(answering(failing('server')).http, open());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBe(false);
  });

  it('says nothing of a person who entered meanwhile', async () => {
    const store = open();
    const swap = () => {
      store.enter(sessionOf(fakeToken(fakePayload({ user: 'Outra Pessoa' })), 0));
      return failing('unauthorized')();
    };
    expect(await confirmSession(answering(swap).http, store)).toBe(true);
    expect(store.get()?.name).toBe('Outra Pessoa');
  });
});
