import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { guideWithPendency, ownGuide } from './support/demo.ts';
import { login } from './support/login.ts';

/** Opens a guide out of the list of its provider. */
const openGuide = async (
  page: Page,
  module: string,
  { prestador, guia }: { prestador: string; guia: string },
) => {
  await page.goto(
    `${officeUrl}/modulos/${module}/guias-importadas-xml?prestador=${prestador}&status=verificar&periodo=todas`,
  );
  await page.getByRole('button', { name: 'Filtrar Número da guia' }).click();
  await page.getByRole('textbox', { name: 'Pesquisar Número da guia' }).fill(guia);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Abrir a guia ${guia}` }).click();
  const guide = page.getByRole('region', { name: `Guia ${guia}` });
  await expect(guide.getByRole('tab')).toHaveCount(6);
  return guide;
};

test('CTM-66: an item without authorisation is accepted with a reason and approved, and its guide is valid', async ({
  page,
}) => {
  const found = guideWithPendency();
  await login(page, 'contas');
  const guide = await openGuide(page, 'contas-medicas', found);
  await guide.getByRole('button', { name: `Avaliar o item ${found.sequencia}`, exact: true }).click();
  const item = page.getByRole('region', { name: new RegExp(`^Item ${found.sequencia}:`) });
  await item.getByRole('button', { name: 'Aceitar com justificativa' }).click();
  const accept = page.getByRole('dialog', { name: /^Aceitar a pendência/ });
  await accept.getByLabel('Justificativa').fill('Urgência, laudo anexo');
  await accept.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await expect(item.getByText(/^Aceito: Urgência, laudo anexo/)).toBeVisible();
  await item.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(guide.getByText('Válida', { exact: true })).toBeVisible();
});

test('CTM-67: who approved the own guide leaves its payment to a second person, who finds and pays it', async ({
  page,
}) => {
  const found = ownGuide();
  await login(page, 'centromedico');
  const mine = await openGuide(page, 'centro-medico', found);
  await mine.getByRole('button', { name: `Avaliar o item ${found.sequencia}`, exact: true }).click();
  const item = page.getByRole('region', { name: new RegExp(`^Item ${found.sequencia}:`) });
  await item.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(mine.getByText('Espera outra pessoa')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Incorporar', exact: true })).toBeHidden();

  await login(page, 'contas');
  const theirs = await openGuide(page, 'contas-medicas', found);
  await expect(theirs.getByText('Espera segunda pessoa')).toBeVisible();
  await theirs.getByRole('button', { name: 'Incorporar', exact: true }).click();
  const settle = page.getByRole('dialog', { name: /^Incorporar a guia/ });
  await settle
    .getByRole('button', { name: /^Incorporar/ })
    .last()
    .click();
  await expect(settle.getByText(/^1 de 1 guias: 1 feitas/)).toBeVisible();
});
