import type { Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { cnxFile, rpxFile } from '../apps/api/src/imports/fixtures/sib.ts';
import { officeUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { enter } from './support/login.ts';
import { showsAllRows } from './support/menu.ts';

test.use({ allowedProblems: [/status of 422/] });

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
const at = (screen: string) => `${officeUrl}/modulos/cadastro/${screen}`;

test.beforeEach(async ({ page }) => enter(page, 'cadastro'));

test('a return of the SIB is read, filtered and exported as it stands on the screen', async ({ page }) => {
  await page.goto(at('leitura-xml-sib'));
  const buffer = rpxFile({
    rejeitados: [
      {
        cco: '300000000129',
        campos: [
          { descricao: 'NOME DA MÃE', erros: [['0702', 'Campo obrigatório não informado']] },
          { descricao: 'CPF', valor: '=11111111111', erros: [['1001', 'CPF inválido; confira']] },
        ],
      },
      {
        codigoBeneficiario: '0000001201',
        tipoMovimento: 'INCLUSÃO',
        campos: [
          { descricao: 'MUNICÍPIO', valor: '999999', erros: [['2204', 'Código do município inexistente']] },
        ],
      },
    ],
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'retorno-outubro.xml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Importar retorno' }).click();
  await expect(page.getByText('O retorno é de um envio que não foi gerado aqui').first()).toBeVisible();
  await expect(page.getByText(/2 registros rejeitados de 2, 3 erros/)).toBeVisible();
  await expect(page.getByText('Registro ANS 999999')).toBeVisible();

  await page.getByRole('button', { name: /Filtrar Movimento/ }).click();
  await page.getByRole('textbox', { name: 'Pesquisar Movimento' }).fill('retificacao');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 de 3')).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), exportsAs(page)]);
  expect(download.suggestedFilename()).toBe('retorno-outubro.csv');
  expect(await textOf(download)).toBe(
    [
      '\uFEFFCódigo ANS;Código do beneficiário;Nome;Movimento;Campo;Valor;Código do erro;Mensagem',
      '300000000129;;;RETIFICAÇÃO;NOME DA MÃE;;0702;Campo obrigatório não informado',
      '300000000129;;;RETIFICAÇÃO;CPF;\'=11111111111;1001;"CPF inválido; confira"',
    ].join('\r\n'),
  );
});

test('a damaged return says where, and a file of another kind is not even sent', async ({ page }) => {
  await page.goto(at('leitura-xml-sib'));
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'retorno.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(
    page.getByText('retorno.pdf - Arquivo incorreto, anexe o arquivo de retorno correto').first(),
  ).toBeVisible();
  const whole = rpxFile({
    rejeitados: [{ cco: '300000000129', campos: [{ erros: [['0702', 'Campo obrigatório']] }] }],
  });
  await input.setInputFiles({
    name: 'cortado.xml',
    mimeType: 'text/xml',
    buffer: whole.subarray(0, whole.length - 200),
  });
  await page.getByRole('button', { name: 'Importar retorno' }).click();
  await expect(page.getByText('cortado.xml Falha na leitura, tente novamente.')).toBeVisible();
  await expect(page.getByText(/Linha \d+/).first()).toBeVisible();
});

test('a conference of the SIB is imported and compared tab by tab, and its codes are written', async ({
  page,
}) => {
  await page.goto(at('beneficiario-cadastrado?todos=1'));
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
  await page.goto(at('sib-xml-conferencia?aba=ativos-sem-cco'));
  const first = page.getByRole('grid').getByRole('row').nth(1).getByRole('rowheader');
  const codigo = (await first.innerText()).trim();
  const file = 'ArqConf99999900120261105.CNX';
  const buffer = cnxFile([
    { cco: '399999999901', codigoBeneficiario: codigo, nome: 'PESSOA SEM CCO NA OPERADORA' },
    { cco: '399999999902', codigoBeneficiario: '9999999999', nome: 'ALGUÉM SÓ NA ANS', situacao: 'INATIVO' },
  ]);
  await page.getByRole('button', { name: 'Importar SIB CNX' }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: file, mimeType: 'text/xml', buffer });
  // In the demonstration last month's file is in force, with far more lives.
  const preview = page.getByRole('alertdialog');
  await expect(preview.getByText(/o arquivo em vigor tem/)).toBeVisible();
  await preview.getByRole('button', { name: 'Usar mesmo assim' }).click();
  await expect(page.getByText(/está em vigor: 2 beneficiários/).first()).toBeVisible();

  await page.getByRole('tab', { name: /Arquivo de conferência ANS/ }).click();
  await expect(page.getByText('Dados da conferência SIB obtidos com sucesso!')).toBeVisible();
  await expect(page.getByRole('grid').getByText('ALGUÉM SÓ NA ANS')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), exportsAs(page)]);
  expect(download.suggestedFilename()).toBe('ArquivoConferenciaANS.csv');

  await page.getByRole('tab', { name: /Na ANS e sem CCO na operadora/ }).click();
  await expect(page.getByRole('grid').getByText(codigo)).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar CCO' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Atualizar CCO' }).click();
  await expect(page.getByText('Dados obtidos com sucesso!').first()).toBeVisible();
  const left = page.getByRole('dialog', { name: '1 CCO não foi gravado' });
  await expect(left.getByText('não está no cadastro')).toBeVisible();
  await left.getByRole('button', { name: 'Fechar', exact: true }).first().click();
  await expect(page.getByRole('grid').getByText(codigo)).toHaveCount(0);

  await page.getByRole('button', { name: 'Arquivos importados' }).click();
  await page.getByRole('button', { name: /^Usar este: ArqConf/ }).click();
  await preview.getByRole('button', { name: /^Usar/ }).click();
  // The earlier message, not the one about this journey's file.
  const before = page.getByText(/ · Comparado em /).filter({ hasNotText: file });
  await expect(before).toBeVisible();
});

test('the beneficiaries of a period are searched by typed days and kept by the back button', async ({
  page,
}) => {
  await page.goto(at('beneficiario-cadastrado'));
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Buscar todos' }).click();
  await expect(page.getByText('Todos os beneficiários')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(19);
  // Another question cancels a list that is still arriving; incomplete lists are requested again.
  await showsAllRows(page);

  const days = page.getByRole('spinbutton');
  await days.first().click();
  await page.keyboard.type('01012020');
  await page
    .getByRole('group', { name: /Data final/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('31122030');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('Vendas de 01/01/2020 a 31/12/2030')).toBeVisible();
  await expect(page).toHaveURL(/inicio=2020-01-01&fim=2030-12-31/);
  await showsAllRows(page);
  // The earlier rows appear again, without a call; the menu may count at that moment what waits in the module.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(page.getByText('Todos os beneficiários')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  expect(asked.filter((url) => /\/api\/v1\/cadastro\/(?!getInicio)/.test(url))).toEqual([]);
});

// One screen of each kind; the stories check all of them, in every state and both themes.
test('a report, tabs and an upload are accessible as they are served', async ({ page }) => {
  await page.goto(at('beneficiario-cadastrado?todos=1'));
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
  await expectAccessible(page);
  await page.goto(at('sib-xml-conferencia?aba=ativos-sem-cco'));
  await expect(page.getByText(/sem CCO obtidos com sucesso!/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(at('leitura-xml-sib'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
