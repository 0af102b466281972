import { somaCompetencia } from '../packages/api-client/src/vendas/meses.rules.ts';
import { semRegraEmVigor } from '../apps/api/src/demo/commissionRules.ts';
import { expect, test } from './support/csp.ts';
import { saleOf } from './support/demo.ts';
import { login } from './support/login.ts';
import { demoDay } from './support/moment.ts';
import { pressEnter } from './support/pressEnter.ts';

const hoje = demoDay().slice(0, 7);
const tela = (competencia: string, rest: string) =>
  `/modulos/vendas/fechamento-comissao?competencia=${competencia.split('-').toReversed().join('-')}${rest}`;

// The writer who confirms is refused.
test.use({ allowedProblems: /403/ });

test('COM-45: a line by hand pays nothing until another manager than its writer confirms it', async ({
  page,
  elsewhere,
}) => {
  const mes = somaCompetencia(hoje, -1);
  const venda = saleOf(semRegraEmVigor, mes);
  await login(page, 'gerente', tela(mes, '&aba=a-mao'));
  await page.getByRole('button', { name: 'Escrever linha à mão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escrever linha à mão' });
  await dialog.getByLabel('Venda', { exact: true }).fill(venda);
  await dialog.getByLabel('Código do vendedor').fill(semRegraEmVigor);
  await dialog.getByLabel('Valor').fill('88,80');
  await dialog.getByLabel('Motivo').fill('Prometida antes de haver regra');
  await pressEnter(dialog.getByRole('button', { name: 'Escrever linha' }));
  await expect(page.getByText(/^Linha \d+ escrita: ela não paga nada até que outra pessoa/)).toBeVisible();

  const own = page.getByRole('row').filter({ hasText: venda });
  await own.hover();
  await own.getByRole('button', { name: /^Confirmar a linha à mão / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText(/outra pessoa a confirma/).first()).toBeVisible();

  const other = await (await elsewhere()).newPage();
  await login(other, 'comercial', tela(mes, '&aba=a-mao'));
  const row = other.getByRole('row').filter({ hasText: venda });
  await row.hover();
  await row.getByRole('button', { name: /^Confirmar a linha à mão / }).click();
  await pressEnter(other.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }));
  await expect(other.getByText(/confirmada: ela entra no próximo mês a fechar/)).toBeVisible();
  await expect(row).toContainText('Confirmada');
});
