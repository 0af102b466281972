import { expect, type Page } from '@playwright/test';
import { demoPassword, officeUrl } from './addresses.ts';

/** Enters the back office as an invented person and waits for the module chooser. */
export const login = async (page: Page, user: string, password = demoPassword): Promise<void> => {
  await page.goto(officeUrl);
  await page.getByLabel('Login', { exact: true }).fill(user);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/modulos/);
};
