import { openBill } from './support/demo.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/csp.ts';

test('a wish for large print is noted in Cadastro, shown where a boleto is made, and ended', async ({
  page,
}) => {
  const { matricula, nome } = openBill();
  await login(page, 'cadastro', '/modulos/cadastro/inicio');
  await page.getByRole('button', { name: /^Ir para tela/ }).click();
  await page.getByRole('combobox', { name: 'Ir para tela ou ação' }).fill(matricula);
  await page
    .getByRole('group', { name: /^Pessoas/ })
    .getByRole('option', { name: matricula })
    .click();
  const ficha = page.getByRole('dialog', { name: nome });
  await ficha.getByRole('button', { name: `Anotar pedido: ${nome}` }).click();
  const form = page.getByRole('dialog', { name: `Como ${nome} quer receber papéis` });
  await form.getByLabel('Forma').selectOption('Letra grande');
  await form.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText(`${nome} recebe os papéis assim: Letra grande.`)).toBeVisible();

  await login(page, 'cobranca', '/modulos/cobranca/gera-boleto');
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(matricula);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quem recebe pediu outra forma de papel')).toBeVisible();

  await login(page, 'cadastro', '/modulos/cadastro/formas-acessiveis?todos=1');
  await page.getByRole('button', { name: `Mudar ou encerrar: ${nome}` }).click();
  await form.getByLabel('Forma').selectOption('Como todos: nada pedido');
  await form.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText(`${nome} volta a receber os papéis como todos.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Mudar ou encerrar: ${nome}` })).toHaveCount(0);
});

test('who asked for a call waits in Cobrança until somebody says to have called', async ({ page }) => {
  await login(page, 'cobranca', '/modulos/cobranca/papel-por-telefone?todos=1');
  const acts = page.getByRole('button', { name: /^Ligado, atendido: / });
  await expect(acts).toHaveCount(1);
  await acts.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ligado, atendido' }).click();
  await expect(page.getByText(/ foi atendido\.$/)).toBeVisible();
  await expect(acts).toHaveCount(0);
});
