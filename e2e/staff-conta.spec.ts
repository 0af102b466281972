import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { proximoDiaUtilBancario } from '../packages/api-client/src/financeiro/feriado/calendario.rules.ts';
import { diasDoBancoAntes, duasSemanas } from '../apps/api/src/demo/banco/dias.ts';
import { ofx1 } from '../apps/api/src/demo/extrato/escreveOfx.ts';
import { liquidado } from '../apps/api/src/demo/retorno/escreveRetorno.ts';
import { officeUrl } from './support/addresses.ts';
import { fillSale, saveSale } from './support/balcao.ts';
import { expect, test } from './support/csp.ts';
import { lonelyBill, oldestDebt } from './support/demo.ts';
import { login } from './support/login.ts';
import { demoDay } from './support/moment.ts';
import { bankReports } from './support/retorno.ts';

/** Cents of the amount in a text on screen. */
const centsOf = (text: string): number => {
  const [, sign, found] = /([-−]?)\s*(?:R\$)?\s*(\d[\d.]*,\d\d)/.exec(text) ?? [];
  if (found === undefined) throw new Error(`Não há valor em: ${text}`);
  return (sign ? -1 : 1) * Number(found.replaceAll(/[.,]/g, ''));
};
const centsIn = async (place: Locator): Promise<number> => centsOf(await place.innerText());

/** The cell of a row below a column header. */
const cellOf = async (table: Locator, row: Locator, head: string): Promise<Locator> => {
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((text) => text.trim().startsWith(head));
  if (at < 0) throw new Error(`Não há coluna ${head}: ${heads.join(' | ')}`);
  return row.locator('[role="gridcell"], [role="rowheader"], td, th').nth(at);
};

const declared = async (page: Page, ano: number, matricula: string): Promise<number> => {
  await page.goto(
    `${officeUrl}/modulos/cobranca/declaracoes-do-ano?ano=${ano}&filtro.matricula=${matricula}`,
  );
  const table = page.getByRole('grid', { name: 'Declarações do ano' });
  const row = table.getByRole('row').filter({ hasText: matricula });
  await expect(row).toBeVisible();
  return centsIn(await cellOf(table, row, 'Total'));
};

test('a bill paid in part at the bank gets a boleto of the rest, which goes, is registered and paid; the declaration has the part alone', async ({
  page,
}) => {
  const ano = Number(demoDay().slice(0, 4)) - 1;
  const bill = lonelyBill(ano);
  const parte = Math.floor(bill.valorTitulo / 3);
  const pagoEm = `${ano}-12-29`;
  await login(page, 'gerente');
  const before = await declared(page, ano, bill.titular);
  await bankReports(page, [
    liquidado(
      { ...bill, pagoEm, creditoEm: proximoDiaUtilBancario(`${ano}-12-30`) },
      { comando: '07', natureza: '02', recebido: parte },
    ),
  ]);

  await page.goto(`${officeUrl}/modulos/cobranca/gera-boleto`);
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(bill.titular);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Emitir novo boleto' }).click();
  const novo = page.getByRole('dialog', { name: /^Emitir novo boleto de/ });
  const total = bill.valorTitulo - parte;
  await expect.poll(() => centsIn(novo.getByText(/^Total: R\$/))).toBe(total);
  await novo.getByRole('button', { name: 'Emitir novo boleto' }).click();
  const emitido = await page
    .getByText(/^Boleto N\d{8} emitido/)
    .first()
    .innerText();
  const numero = /N\d{8}/.exec(emitido)?.[0] ?? '';

  await page.goto(`${officeUrl}/modulos/financeiro/remessas`);
  await page.getByRole('button', { name: /^Fazer remessa \(\d+\)$/ }).click();
  const comandos = page.getByRole('grid', { name: /^Comandos/ });
  const doNovo = comandos.getByRole('row').filter({ hasText: numero });
  const nossoNumero = (await doNovo.getByText(/^\d{17}$/).innerText()).trim();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Baixar: remessa/ }).click(),
  ]);
  const remessa = await readFile(await download.path(), 'latin1');
  const detalhe = remessa.split(/\r?\n/).find((line) => line.includes(nossoNumero)) ?? '';
  expect(detalhe.slice(126, 139)).toBe(String(total).padStart(13, '0'));
  await page.getByRole('button', { name: /^Foi ao banco: remessa/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Foi ao banco' }).click();

  const vencimento = proximoDiaUtilBancario(demoDay());
  const doBoleto = { nossoNumero, controle: numero, vencimento, valorTitulo: total };
  await bankReports(page, [
    { ...doBoleto, comando: '02', natureza: '00', ocorrencia: demoDay() },
    liquidado({ ...doBoleto, pagoEm: demoDay(), creditoEm: vencimento }, { controle: numero }),
  ]);
  await page.goto(`${officeUrl}/modulos/cobranca/gera-boleto`);
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(bill.titular);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Boleto não encontrado!/).first()).toBeVisible();
  expect(await declared(page, ano, bill.titular)).toBe(before + parte);
});

test('a bill sold by card that the bank was paid too leaves a credit, which is used on the next open one', async ({
  page,
}) => {
  const [bill] = oldestDebt();
  await login(page, 'gerente');
  await fillSale(page, bill.titular, '70079001');
  await saveSale(page);
  await expect(page.getByText('Dados inseridos com sucesso!')).toBeVisible();
  await bankReports(page, [
    liquidado({ ...bill, pagoEm: demoDay(), creditoEm: proximoDiaUtilBancario(demoDay()) }),
  ]);

  await page.goto(`${officeUrl}/modulos/financeiro/arquivo-banco?aba=restituir`);
  const creditos = page.getByRole('grid', { name: 'Créditos de pagadores' });
  const row = creditos.getByRole('row').filter({ hasText: bill.titular });
  await expect(row).toBeVisible();
  expect(await centsIn(await cellOf(creditos, row, 'A dar destino'))).toBe(bill.valorTitulo);
  await row.getByRole('button', { name: /^Usar o crédito de/ }).click();
  const usa = page.getByRole('dialog', { name: /^Usar o crédito de/ });
  await usa.getByRole('radio').first().check();
  await usa.getByRole('button', { name: 'Usar', exact: true }).click();
  await expect(usa).toBeHidden();
  await expect(row).toBeHidden();
  await page.getByRole('tab', { name: 'Recebido à mão e destinos' }).click();
  const atos = page.getByRole('grid', { name: 'Recebido à mão e destinos' });
  const ato = atos.getByRole('row').nth(1);
  await expect(ato).toBeVisible();
  expect(await centsIn(await cellOf(atos, ato, 'Valor'))).toBe(bill.valorTitulo);
});

test('the statement of a week ticks its days and shows the one that differs', async ({ page }) => {
  const dias = diasDoBancoAntes(demoDay(), 16);
  const [semana] = duasSemanas(dias);
  const livres = dias.slice(0, semana[0]).slice(-3);
  await login(page, 'gerente');
  /** Each day with its amount and text on screen. */
  const shown = async (): Promise<{ liquido: number; texto: string }[]> => {
    const found: { liquido: number; texto: string }[] = [];
    for (const [mes, doMes] of Map.groupBy(livres, (dia) => dia.slice(0, 7))) {
      await page.goto(`${officeUrl}/modulos/financeiro/arquivo-banco?aba=creditos&competencia=${mes}`);
      const table = page.getByRole('grid', { name: 'Créditos por dia' });
      for (const dia of doMes) {
        const row = table.getByRole('row').filter({ hasText: writeDay(dia) });
        await expect(row).toBeVisible();
        found.push({
          liquido: await centsIn(await cellOf(table, row, 'Líquido')),
          texto: await row.innerText(),
        });
      }
    }
    return found;
  };
  const antes = await shown();
  const valorDe = (at: number): string =>
    (((antes[at]?.liquido ?? 0) - (at === 1 ? 100 : 0)) / 100).toFixed(2);
  const texto = ofx1({
    inicio: livres[0] ?? '',
    fim: livres.at(-1) ?? '',
    lancamentos: livres.map((dia, at) => ({
      dia,
      valor: valorDe(at),
      memo: 'Cobrança e tarifa',
      tipo: 'CREDIT',
    })),
  });

  await page.goto(`${officeUrl}/modulos/financeiro/arquivo-banco?aba=extratos`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'semana.ofx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(texto, 'latin1'),
  });
  await expect(page.getByText(/2 dias conferem, 1 dia com diferença/).first()).toBeVisible();
  const situacoes = (await shown()).map(({ texto }) => /Confere|Difere do extrato/.exec(texto)?.[0]);
  expect(situacoes).toEqual(['Confere', 'Difere do extrato', 'Confere']);
});

test('a day of credits opened part by part adds up to the cent', async ({ page }) => {
  await login(page, 'gerente', '/modulos/financeiro/arquivo-banco?aba=creditos');
  // The cheque was returned on a day with other parts too.
  const table = page.getByRole('grid', { name: 'Créditos por dia' });
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  await page
    .getByRole('button', { name: /^Abrir \d\d/ })
    .nth(3)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Crédito de/);
  const card = (label: string) =>
    page
      .locator('dt, [role="term"]')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd')
      .first();
  const [recebido, tarifas, devolvidos, liquido] = await Promise.all(
    ['Recebido', '− Tarifas', '− Devolvidos', '= Líquido'].map((label) => centsIn(card(label))),
  );
  expect((recebido ?? 0) - (tarifas ?? 0) - (devolvidos ?? 0)).toBe(liquido);
  let soma = 0;
  for (const parte of ['Quitações', 'Partes', 'Pago a mais', 'Não identificado', 'A decidir']) {
    await page.getByRole('link', { name: new RegExp(`^${parte}`) }).click();
    const linhas = page.getByRole('grid', { name: `${parte} do dia` });
    await expect(linhas).toBeVisible();
    await page.getByLabel('Linhas por página').selectOption('100');
    const valor = await centsIn(card(parte));
    const rows = await linhas
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Linha \d+ de/ }) })
      .all();
    const valores = await Promise.all(rows.map(async (row) => centsIn(await cellOf(linhas, row, 'Valor'))));
    expect(valores.reduce((sum, each) => sum + each, 0)).toBe(valor);
    soma += valor;
  }
  expect(soma).toBe(liquido);
});
