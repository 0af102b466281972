import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

const columns =
  'TELEFONE;MENSAGEM;LOCALIZADOR;DATA_HORA_AGENDADA;ENVIA_INAPP;ENVIA_SMS;ID_FUNCIONALIDADE;ID_REGISTRO;TIPO_CALLBACK;LINHADIGITAVEL;MATRICULA;EMAIL;NOSSONUMERO;NOME;TIPOBOLETO';

const line = (index: number, phone = `4599123${String(1000 + index)}`, text = 'Seu boleto vence em 25/11.') =>
  `${phone};${text};BOL-${String(index)};;N;S;12;;;;;;;Conceição Inventada;I`;

const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines, ''].join('\r\n')),
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Importar campanha' });

/** Opens Importar campanha and gives it a file. */
const choose = async (page: Page, file: ReturnType<typeof csv>): Promise<void> => {
  await page.getByRole('button', { name: 'Importar campanha' }).click();
  await dialogOf(page).locator('input[type=file]').setInputFiles(file);
};

test('a campaign is imported, authorised and followed to its end (MSG-8)', async ({ page }) => {
  await login(page, 'cobranca', '/modulos/cobranca/mensageria');
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();

  await choose(page, csv('boletos.csv', ...Array.from({ length: 8 }, (_, index) => line(index))));
  await expect(dialogOf(page).getByText('8 mensagens no arquivo')).toBeVisible();
  await dialogOf(page).getByLabel('Nome da campanha').fill('Boletos da jornada');
  await dialogOf(page).getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Campanha importada com sucesso!')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();

  // Without any press: the row changes by itself until the campaign may be sent.
  const send = page.getByRole('button', { name: 'Enviar campanha: Boletos da jornada', exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^8 mensagens(?:, R\$ [\d.,]+)?: 8 por SMS e 0 por push\./)).toBeVisible();
  await question.getByRole('button', { name: 'Enviar campanha' }).click();
  await expect(page.getByText('Envio autorizado!')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(
    page.getByRole('button', { name: /^Enviar campanha: Boletos da jornada\. Só/ }),
  ).toBeDisabled();

  await page.getByRole('button', { name: 'Ver mensagens: Boletos da jornada' }).click();
  await expect(page).toHaveURL(/\/mensageria\?id=\d+$/);
  const campaign = page.getByRole('region', { name: 'Boletos da jornada' });
  await expect(campaign.getByText(/^código \d+ · 0 push e 8 SMS/)).toBeVisible();
  await expect(campaign.getByText('Enviado').first()).toBeVisible();
  const table = page.getByRole('region', { name: 'Mensagens da campanha' });
  await expect(async () => {
    await campaign.getByRole('button', { name: 'Atualizar' }).click();
    await expect(table.getByText('Entregue').first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  await page.reload();
  await expect(campaign.getByText(/^código \d+/)).toBeVisible();
  // The address of before, when a campaign had a page of its own.
  await page.goto(page.url().replace('/mensageria', '/detalhe-campanha'));
  await expect(page).toHaveURL(/\/mensageria\?id=\d+$/);
  await campaign.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(/\/mensageria$/);
  await expect(page.getByRole('button', { name: 'Ver mensagens: Boletos da jornada' })).toBeFocused();
});

test.describe('a file with wrong lines', () => {
  // The refusal is what this journey tests.
  test.use({ allowedProblems: /422/ });

  test('is refused whole, line by line, and comes back with its reasons', async ({ page }) => {
    await login(page, 'cobranca', '/modulos/cobranca/mensageria');
    await choose(
      page,
      csv('ruim.csv', line(1), line(2, '123'), line(3, undefined, '=cmd|calc'), line(4, undefined, ' ')),
    );
    await dialogOf(page).getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(page.getByText('Houve algum problema na importação da campanha!')).toBeVisible();
    await expect(dialogOf(page).getByText(/^Linha 3 · TELEFONE: /)).toBeVisible();
    await expect(dialogOf(page).getByText(/^Linha 4 · MENSAGEM: /)).toBeVisible();
    await expect(dialogOf(page).getByText(/^Linha 5 · MENSAGEM: /)).toBeVisible();

    const coming = page.waitForEvent('download');
    await dialogOf(page).getByRole('button', { name: 'Baixar o arquivo com a coluna MOTIVO' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('ruim-motivos.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toMatch(/;MOTIVO$/);
    expect(text).toContain('TELEFONE: ');
    expect(text).not.toMatch(/;=cmd/);

    await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('ruim', { exact: true })).toBeHidden();
  });
});
