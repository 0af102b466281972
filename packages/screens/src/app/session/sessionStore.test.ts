import { fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOf } from './session.ts';
import { createSessionStore, saveThrottleMs, sessionKey } from './sessionStore.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void items.set(key, value)),
    removeItem: (key: string) => void items.delete(key),
  };
};
const session = sessionOf(fakeToken(), 0);

describe('session store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps the person signed in over a reload', () => {
    const storage = memory();
    createSessionStore(storage).enter(session);
    expect(createSessionStore(storage).get()).toEqual(session);
  });

  it('saves changes at most once a second, the last one included', () => {
    const storage = memory();
    const store = createSessionStore(storage);
    store.enter(session);
    storage.setItem.mockClear();
    for (const menuItem of ['a', 'b', 'c']) store.update({ menuItem });
    expect(storage.setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(saveThrottleMs);
    expect(storage.setItem).toHaveBeenCalledTimes(1);
    expect(createSessionStore(storage).get()?.menuItem).toBe('c');
  });

  it('is gone at once on leaving, and a save that waited does not bring it back', () => {
    const storage = memory();
    const store = createSessionStore(storage);
    store.enter(session);
    store.update({ menuItem: 'a' });
    store.end('left');
    vi.advanceTimersByTime(2 * saveThrottleMs);
    expect(storage.items.has(sessionKey)).toBe(false);
    expect(store.get()).toBeNull();
    expect(store.endReason()).toBe('left');
  });

  it('leaves in every tab, also when the news of it comes after a change here', () => {
    const storage = memory();
    const [here, there] = [createSessionStore(storage), createSessionStore(storage)];
    here.enter(session);
    there.takeOver(storage.getItem(sessionKey));
    there.update({ menuItem: 'a' });
    here.end('left');
    vi.advanceTimersByTime(saveThrottleMs);
    expect(storage.items.has(sessionKey)).toBe(false);
    expect(there.get()).toBeNull();
    expect(there.endReason()).toBe('elsewhere');
  });

  it('remembers whose session ended and why, until somebody enters', () => {
    const store = createSessionStore(memory());
    expect(store.ended()).toBeNull();
    store.enter(session);
    store.end('expired', 'Seus módulos mudaram. Entre de novo.');
    expect(store.ended()).toEqual({ login: session.login, said: 'Seus módulos mudaram. Entre de novo.' });
    store.enter(session);
    expect(store.ended()).toBeNull();
    store.end('left');
    expect(store.ended()).toEqual({ login: session.login, said: null });
  });

  it('takes over the person who entered in another tab', () => {
    const store = createSessionStore(memory());
    const listener = vi.fn();
    store.subscribe(listener);
    store.takeOver(JSON.stringify(session));
    expect(store.get()).toEqual(session);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('saves what waits when the page is left', () => {
    const storage = memory();
    const store = createSessionStore(storage);
    store.enter(session);
    store.update({ menuItem: 'a' });
    store.flush();
    expect(createSessionStore(storage).get()?.menuItem).toBe('a');
  });

  it('works from memory where storage refuses', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = createSessionStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.enter(session);
    store.update({ menuItem: 'a' });
    vi.advanceTimersByTime(saveThrottleMs);
    expect(store.get()?.menuItem).toBe('a');
  });
});
