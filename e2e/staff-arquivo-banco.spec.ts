import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { exampleLot } from './support/demo.ts';
import { login } from './support/login.ts';
import { sendsRetorno } from './support/retorno.ts';

// The second sending is refused.
test.use({ allowedProblems: /status of 409/ });

const name = 'CBR643_limpo.RET';

/** Checks whether the palette of Cobrança still finds the bill among the open ones. */
const seesOpen = async (page: Page, nossoNumero: string, isOpen: boolean) => {
  await page.goto(`${officeUrl}/modulos/cobranca/inicio`);
  await page.getByRole('button', { name: /^Ir para tela/ }).click();
  await page.getByRole('combobox', { name: 'Ir para tela ou ação' }).fill(nossoNumero);
  const found = page.getByRole('group', { name: /^Boletos em aberto/ }).getByRole('option');
  if (isOpen) await expect(found.first()).toBeVisible();
  else await expect(page.getByText(/Nenhum resultado/).first()).toBeVisible();
  await expect(found).toHaveCount(isOpen ? 1 : 0);
  await page.keyboard.press('Escape');
};

test('a return pays a title, is refused a second time, is undone, and then enters anew', async ({ page }) => {
  const buffer = await readFile(exampleLot(name));
  const nossoNumero = buffer.toString('latin1').split('\r\n')[1]?.slice(63, 80) ?? '';
  await login(page, 'gerente', '/modulos/financeiro/arquivo-banco');
  await seesOpen(page, nossoNumero, true);

  await sendsRetorno(page, name, buffer);
  await expect(page.getByText('Upload feito com sucesso, arquivo gravado').first()).toBeVisible();
  await expect(page.getByText('Quantidade de boletos gerados: 5')).toBeVisible();
  await page
    .getByRole('button', { name: `Abrir ${name}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Liquidado' })).toHaveCount(5);
  await page.getByRole('button', { name: 'Abrir a linha 2' }).click();
  const drawer = page.getByRole('dialog', { name: 'Linha 2' });
  await expect(drawer.getByRole('gridcell', { name: nossoNumero })).toBeVisible();
  const opened = page.url();
  await seesOpen(page, nossoNumero, false);

  await sendsRetorno(page, 'CBR643_outro_nome.RET', buffer);
  await expect(
    page.getByText(/Upload de arquivo já foi executado\. O conteúdo é o de/).first(),
  ).toBeVisible();

  await page.goto(opened.replace(/&linha=\d+/, ''));
  await page.getByRole('button', { name: 'Desfazer arquivo' }).click();
  const question = page.getByRole('dialog', { name: `Desfazer ${name}` });
  await expect(question.getByText(/^5 títulos voltam a como estavam antes/)).toBeVisible();
  await question.getByRole('textbox', { name: /Motivo/ }).fill('Arquivo do mês errado');
  await question.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('Arquivo desfeito: 5 títulos voltaram a como estavam antes.')).toBeVisible();
  await seesOpen(page, nossoNumero, true);

  await sendsRetorno(page, name, buffer);
  await expect(page.getByText('Quantidade de boletos gerados: 5')).toBeVisible();
  await seesOpen(page, nossoNumero, false);
});

test('every exception of a file ends in its own way, and what is equal waits for a person', async ({
  page,
}) => {
  const excecoes = 'CBR643_com_excecoes.RET';
  await login(page, 'gerente', '/modulos/financeiro/arquivo-banco');
  await sendsRetorno(page, excecoes, await readFile(exampleLot(excecoes)));
  await expect(page.getByText('Upload feito com sucesso, arquivo gravado').first()).toBeVisible();
  await page
    .getByRole('button', { name: `Abrir ${excecoes}` })
    .first()
    .click();
  await page.getByLabel('Linhas por página').selectOption('15');
  for (const fim of [
    'Liquidado',
    'Pagamento parcial',
    'Valor diferente',
    'Pago em duplicidade',
    'Nosso número desconhecido',
    'Recusado pelo banco',
    'Tarifa',
    'Informativo',
    'Desfeito por cheque devolvido',
    'Provável repetição ou segundo pagamento',
  ])
    await expect(page.getByRole('gridcell', { name: fim, exact: true }).first()).toBeVisible();
  await expect(page.getByText(/não cheg(ou|aram)\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Voltar aos arquivos' }).click();
  await expect(page.getByRole('tab', { name: /^A decidir \(\d+\)$/ })).toBeVisible();
});
