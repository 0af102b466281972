import { fakePayload, fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { holdText } from '@vidas/ui/leaving/leaving.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, ServicesProvider } from '../services.tsx';
import { expireSession } from './expireSession.ts';
import { sessionOf } from './session.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { createSessionStore, leftText, sessionKey } from './sessionStore.ts';
import { SignInAgain } from './SignInAgain.tsx';

const of = (login: string, user = 'Igor Prado') =>
  sessionOf(fakeToken(fakePayload({ login, user })), Date.now());
const textOf = (login: string, user?: string) => JSON.stringify(of(login, user));
const otherTabWrites = (newValue: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue })));

let release = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  release();
  localStorage.clear();
});

const opens = () => {
  const store = createSessionStore(localStorage);
  store.enter(of('USU_igor'));
  render(
    <ServicesProvider
      config={{} as never}
      http={{ call: vi.fn(() => new Promise<never>(() => {})) }}
      queryClient={createQueryClient()}
    >
      <SessionProvider store={store}>
        <SignInAgain />
      </SessionProvider>
    </ServicesProvider>,
  );
  return store;
};
const types = () => {
  release = holdText();
};
/** The dialog, whose code loads on demand. */
const asks = () => screen.findByRole('dialog', { name: 'Entre de novo para continuar' }, { timeout: 10_000 });
const asked = () => screen.queryByRole('dialog', { name: 'Entre de novo para continuar' });

test('REL-48: an expired session stays over typed text, and ends where nothing is typed', async () => {
  const store = opens();
  types();
  act(() => expireSession(store));
  expect(await asks()).toBeVisible();
  expect(store.get()?.login).toBe('USU_igor');
  release();
  release = () => {};
  act(() => expireSession(store));
  expect(store.endReason()).toBe('expired');
});

test('REL-48: the same person who signs in in another tab goes on here too', async () => {
  const store = opens();
  types();
  otherTabWrites(null);
  expect(await asks()).toBeVisible();
  otherTabWrites(textOf('USU_igor', 'Igor Prado Filho'));
  await vi.waitFor(() => expect(asked()).toBeNull());
  expect(store.get()?.name).toBe('Igor Prado Filho');
});

test('REL-48: another person who signs in in another tab ends what is typed here', () => {
  const store = opens();
  types();
  otherTabWrites(textOf('USU_ana'));
  expect(store.get()).toBeNull();
});

test('REL-48: who leaves by hand in another tab leaves here, with what is typed', () => {
  const store = opens();
  types();
  otherTabWrites(leftText);
  expect(store.get()).toBeNull();
  expect(asked()).toBeNull();
});

test('REL-48: only who leaves by hand says so to other tabs, and nothing of it stays', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const store = opens();
  store.end('expired');
  expect(written).not.toHaveBeenCalledWith(sessionKey, leftText);
  store.enter(of('USU_igor'));
  store.end('left');
  expect(written).toHaveBeenCalledWith(sessionKey, leftText);
  expect(localStorage.getItem(sessionKey)).toBeNull();
  written.mockRestore();
});
