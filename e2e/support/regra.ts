import type { Locator, Page } from '@playwright/test';

/** The dialog in which a rule of commission is written. */
export const wizardOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Criar nova regra de comissão' });

/** By the keyboard: a message may stand before the button. */
export const nextStep = (page: Page): Promise<void> =>
  wizardOf(page).getByRole('button', { name: 'Próximo' }).press('Enter');

/** 'DD/MM/AAAA' without the bars, as one types it. */
export const typeDay = async (page: Page, label: RegExp, digits: string): Promise<void> => {
  await wizardOf(page).getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
};

/** Chooses from a list of many by what each begins with. */
export const choose = async (page: Page, label: string, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await wizardOf(page).getByRole('combobox', { name: label }).fill(name);
    await wizardOf(page).getByRole('combobox', { name: label }).press('Enter');
  }
};

/** Opens the simulator of the last step and simulates. */
export const simulate = async (page: Page, descricao: string): Promise<Locator> => {
  await wizardOf(page).getByRole('button', { name: 'Simular antes de salvar' }).click();
  const simulador = page.getByRole('dialog', { name: `Simular a regra “${descricao}”` });
  await simulador.getByRole('button', { name: 'Simular', exact: true }).click();
  return simulador;
};
