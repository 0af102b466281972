import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';
import { pressEnter } from './support/pressEnter.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const addButtons = (page: Page) => page.getByRole('button', { name: /^Adicionar atendimento de [^.]+$/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Adicionar atendimento de retenção' });

/** Searches the current month and returns the name of a cancelled person who can be attended. */
const search = async (page: Page, address: string, place: number): Promise<string> => {
  await page.goto(`${officeUrl}${address}`);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/competencia=\d{2}-\d{4}/);
  const name = await addButtons(page).nth(place).getAttribute('aria-label');
  return (name ?? '').replace('Adicionar atendimento de ', '');
};

const write = async (page: Page, nome: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: `Adicionar atendimento de ${nome}`, exact: true }).click();
  await dialogOf(page).getByLabel('Descrição').fill(text);
};

/** Presses keys: a message may cover the button, and stays while the pointer rests on it. */
const add = (page: Page) =>
  pressEnter(dialogOf(page).getByRole('button', { name: 'Adicionar', exact: true }));

test('a cancelled beneficiary is attended, finished and reopened (RET-6, RET-14)', async ({ page }) => {
  await enter(page, 'retencao');
  const nome = await search(page, '/modulos/retencao/inicio', 0);
  await write(page, nome, 'Ligou e pediu a proposta.');
  await expect(dialogOf(page).getByLabel('Resultado')).toBeDisabled();
  await add(page);
  await expect(page.getByText('Atendimento adicionado com sucesso!')).toBeVisible();
  await expect(tab(page, /^Cancelados/)).toHaveAttribute('aria-selected', 'true');

  await tab(page, /^Atendimento/).click();
  await write(page, nome, 'Aceitou o desconto.');
  await dialogOf(page).getByLabel('Status').selectOption({ label: 'Finalizado' });
  await expect(dialogOf(page).getByRole('button', { name: 'Adicionar', exact: true })).toBeDisabled();
  await dialogOf(page).getByLabel('Resultado').selectOption({ label: 'Positivo' });
  await dialogOf(page).getByLabel('Motivo').selectOption({ label: 'Desconto aplicado' });
  await add(page);
  await expect(dialogOf(page)).toBeHidden();

  await tab(page, /^Finalizados/).click();
  const row = page.getByRole('row').filter({ hasText: nome });
  await row.getByRole('button', { expanded: false }).click();
  const history = page.getByRole('list', { name: `Atendimentos de ${nome}` });
  await expect(history.getByText('Aceitou o desconto.')).toBeVisible();
  await expect(history.getByText('Ligou e pediu a proposta.')).toBeVisible();

  await page.getByRole('button', { name: `Reabrir o atendimento de ${nome}`, exact: true }).click();
  const reabrir = page.getByRole('dialog', { name: `Reabrir o atendimento de ${nome}?` });
  await reabrir.getByRole('textbox', { name: 'Por que se reabre' }).fill('Ligou de novo.');
  await reabrir.getByRole('button', { name: 'Reabrir' }).click();
  await expect(page.getByText('Atendimento reaberto com sucesso!')).toBeVisible();
  await tab(page, /^Atendimento/).click();
  await expect(
    page.getByRole('button', { name: `Adicionar atendimento de ${nome}`, exact: true }),
  ).toBeEnabled();
  await page.reload();
  await expect(tab(page, /^Atendimento/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(nome, { exact: true }).first()).toBeVisible();
});

test.describe('two people at one beneficiary', () => {
  // The refusal is what this journey tests.
  test.use({ allowedProblems: /409/ });

  test('the second is told who was faster and keeps the text (RET-9)', async ({ page, elsewhere }) => {
    await enter(page, 'retencao');
    const nome = await search(page, '/modulos/retencao/inicio', 1);
    await write(page, nome, 'Vai pensar até sexta-feira.');

    const other = await (await elsewhere()).newPage();
    await enter(other, 'cobranca');
    await search(other, '/modulos/cobranca/retencao', 1);
    await write(other, nome, 'Pediu para ligar na segunda.');
    await add(other);
    await expect(other.getByText('Atendimento adicionado com sucesso!')).toBeVisible();

    await add(page);
    await expect(dialogOf(page).getByText(/registrado por Josiane Camargo Dias em /)).toBeVisible();
    await expect(dialogOf(page).getByText('Pediu para ligar na segunda.')).toBeVisible();
    await expect(dialogOf(page).getByLabel('Descrição')).toHaveValue('Vai pensar até sexta-feira.');
    await add(page);
    await expect(page.getByText('Atendimento adicionado com sucesso!')).toBeVisible();
  });
});
