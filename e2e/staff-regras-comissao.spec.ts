import type { Page } from '@playwright/test';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';
import { pressEnter } from './support/pressEnter.ts';
import { choose, nextStep, simulate, typeDay, wizardOf } from './support/regra.ts';

const address = '/modulos/vendas/regras-comissao';
const descricao = 'Campanha de verão da jornada';
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: descricao });

test('a rule is written, simulated, saved, read by its seller and disabled (RCO-14)', async ({
  page,
  elsewhere,
}) => {
  await login(page, 'comercial', address);
  await page.getByRole('button', { name: 'Nova regra' }).click();
  const wizard = wizardOf(page);
  await wizard.getByLabel('Descrição').fill(descricao);
  await wizard.getByLabel('Sim', { exact: true }).check();
  await wizard.getByLabel('Meses de estorno').fill('3');
  await nextStep(page);

  await wizard.getByLabel('Comissão por vida').fill('75,00');
  await nextStep(page);

  await choose(page, 'Planos', ['478120171']);
  await choose(page, 'Vendedores', ['613']);
  await typeDay(page, /^Data inicial/, '01012035');
  await typeDay(page, /^Data final/, '31122035');
  await nextStep(page);

  const simulador = await simulate(page, descricao);
  const vendedores = simulador.getByRole('grid', { name: 'Vendedores na simulação' });
  await expect(vendedores.getByRole('row').filter({ hasText: '613' })).toBeVisible();
  await simulador.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(wizard.getByText('A simulação será guardada com a regra.')).toBeVisible();
  await expect(simulador).toBeHidden();
  await pressEnter(wizard.getByRole('button', { name: 'Salvar', exact: true }));
  await expect(page.getByText('A nova regra foi cadastrada!')).toBeVisible();
  await expect(wizard).toBeHidden();

  await rowOf(page).getByRole('button', { expanded: false }).click();
  await expect(page.getByText(/^Simulada por Márcia Teles Antunes em /)).toBeVisible();

  const other = await (await elsewhere()).newPage();
  await login(other, 'vendedora', address);
  await expect(other.getByRole('heading', { name: 'Regras de comissão' })).toBeVisible();
  await expect(rowOf(other)).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Desativar|Nova regra)/ })).toHaveCount(0);

  await rowOf(page)
    .getByRole('button', { name: /^Desativar/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Você tem certeza?' });
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Regra desativada com sucesso!')).toBeVisible();
  await expect(rowOf(page).getByText('Inativa')).toBeVisible();
});
