import type { Locator, Page } from '@playwright/test';
import { expect } from './csp.ts';
import { pressEnter } from './pressEnter.ts';

/** The dialog in which a rule of commission is written. */
export const wizardOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Criar nova regra de comissão' });

export const nextStep = (page: Page): Promise<void> =>
  pressEnter(wizardOf(page).getByRole('button', { name: 'Próximo' }));

/** Types 'DD/MM/AAAA' without the slashes, as people do. */
export const typeDay = async (page: Page, label: RegExp, digits: string): Promise<void> => {
  await wizardOf(page).getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
};

/** Chooses several options of a list by their first letters. */
export const choose = async (page: Page, label: string, names: readonly string[]): Promise<void> => {
  const box = wizardOf(page).getByRole('combobox', { name: label });
  await expect(box).toBeVisible();
  // The options may still be loading.
  await expect(wizardOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  for (const name of names) {
    await box.fill(name);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }
};

/** Opens the simulator of the last step and simulates. */
export const simulate = async (page: Page, descricao: string): Promise<Locator> => {
  await wizardOf(page).getByRole('button', { name: 'Simular antes de salvar' }).click();
  const simulador = page.getByRole('dialog', { name: `Simular a regra “${descricao}”` });
  await simulador.getByRole('button', { name: 'Simular', exact: true }).click();
  return simulador;
};
