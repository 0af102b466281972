import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword, officeUrl } from './addresses.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, StorageState>();

/** Types login and password, and waits for the module chooser. */
export const loginByForm = async (
  page: Page,
  user: string,
  { password = demoPassword, origin = officeUrl } = {},
): Promise<void> => {
  await page.goto(origin);
  await page.getByLabel('Login', { exact: true }).fill(user);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/modulos/);
};

/**
 * Gives the browser the session of an invented person. The form is filled in once per person and worker; later journeys reuse that session.
 * A journey that ends its session signs in by `loginByForm`.
 */
export const enter = async (page: Page, user: string): Promise<void> => {
  const session = sessions.get(user);
  // An open page keeps its own session, and would write it over the next one.
  await page.goto('about:blank');
  if (session) return page.context().setStorageState(session);
  // The form ends the browser's session (ACE-1), which other journeys still use.
  await page.context().setStorageState({ cookies: [], origins: [] });
  await loginByForm(page, user);
  sessions.set(user, await page.context().storageState());
};

/** Signs in as an invented person and goes to an address; default the module chooser. */
export const login = async (page: Page, user: string, address = '/modulos'): Promise<void> => {
  await enter(page, user);
  await page.goto(`${officeUrl}${address}`);
};
