import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { rpxFile } from '../apps/api/src/imports/fixtures/sib.ts';
import { officeUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';

const at = (screen: string) => `${officeUrl}/modulos/cadastro/${screen}`;

/** Makes the month's file and saves it, like the clerk. */
const makeFile = async (page: Page) => {
  await page.getByRole('button', { name: 'Gerar arquivo' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^Seguem /)).toBeVisible();
  // Its other name, where something about the file is odd (SIB-54).
  await dialog.getByRole('button', { name: /^Gerar (arquivo|mesmo assim)$/ }).click();
  await expect(page.getByText(/\.SBX espera o retorno da ANS/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar', exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') };
};

/** The records of one movement in a .SBX, found by the tags of this journey. */
const recordsOf = (sbx: string, movement: string) =>
  [...sbx.matchAll(new RegExp(`<${movement}>.*?</${movement}>`, 'gs'))].map(([record]) => {
    const leaf = (tag: string) => new RegExp(`<${tag}>([^<]+)<`).exec(record)?.[1] ?? '';
    return {
      codigo: leaf('codigoBeneficiario'),
      cco: leaf('cco'),
      bairro: leaf('bairro'),
    };
  });

test('the month goes to ANS and comes back: CCOs are kept, a rejected record is corrected and goes again', async ({
  page,
}) => {
  await enter(page, 'cadastro');
  // A person surely without a CCO, whatever other journeys did before.
  await page.goto(at('sib-xml-conferencia?aba=ativos-sem-cco'));
  const semCco = await page.getByRole('grid').getByRole('row').nth(1).getByRole('rowheader').innerText();
  await page.goto(at('envio-sib'));
  await expect(page.getByRole('grid', { name: 'Prévia do envio' }).getByRole('row').nth(1)).toBeVisible();
  const file = await makeFile(page);
  expect(file.name).toMatch(/^\d{20}\.SBX$/);
  expect(file.text).toContain('encoding="ISO-8859-1"');
  await expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeDisabled();

  const included = recordsOf(file.text, 'inclusao').map(({ codigo }) => codigo);
  // One inclusion gets no answer, and one CCO comes for nobody of this register.
  const unanswered = included.find((codigo) => codigo !== semCco.trim()) ?? '';
  const granted = [...new Set([...included, semCco.trim()])].filter((codigo) => codigo !== unanswered);
  expect(granted.length).toBeGreaterThan(0);
  const unknown = '9999999999';
  const [rejected] = recordsOf(file.text, 'retificacao');
  const cco = rejected?.cco ?? '';
  const buffer = rpxFile({
    nomeArquivo: file.name,
    incluidos: [...granted, unknown].map((codigoBeneficiario, index) => ({
      codigoBeneficiario,
      nome: `PESSOA ${index}`,
      cco: String(777_000_000_000 + index),
    })),
    rejeitados: [
      { cco, campos: [{ descricao: 'BAIRRO', erros: [['1903', 'Bairro não consta do município']] }] },
    ],
  });
  const retorno = { name: 'retorno-do-mes.xml', mimeType: 'text/xml', buffer };
  await page.getByRole('link', { name: 'Importar retorno' }).click();
  await page.locator('input[type="file"]').setInputFiles(retorno);
  await page.getByRole('button', { name: 'Importar retorno' }).click();
  await expect(page.getByText(new RegExp(`${granted.length} CCO gravado`)).first()).toBeVisible();

  const notKept = page.getByRole('dialog', { name: '1 CCO não foi gravado' });
  await expect(notKept.getByRole('gridcell', { name: 'não está no cadastro' })).toBeVisible();
  await notKept.getByRole('button', { name: 'Fechar', exact: true }).first().click();

  await page.getByRole('button', { name: `Abrir cadastro de ${cco}, campo BAIRRO` }).click();
  const drawer = page.getByRole('dialog');
  const bairro = drawer.getByRole('textbox', { name: 'Bairro' });
  await expect(drawer.getByText('A ANS rejeitou um campo')).toBeVisible();
  await expect(bairro).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await bairro.fill('Jardim das Paineiras');
  // Salvar stands outside the form; Enter must still submit it.
  await bairro.press('Enter');
  await expect(
    page.getByText('Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.'),
  ).toBeVisible();
  await drawer.getByRole('button', { name: 'Fechar', exact: true }).first().click();
  await expect(page.getByRole('button', { name: /^Corrigido: abrir cadastro/ })).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles(retorno);
  const known = page.getByRole('alertdialog');
  await expect(known.getByText(/Este arquivo já foi importado em .* por Wesley Furtado Neves/)).toBeVisible();
  await known.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('tab', { name: /^Retornos/ }).click();
  await page.getByRole('link', { name: `Abrir o resultado de ${retorno.name}` }).click();
  const result = page.getByRole('grid', { name: 'Resultado do retorno' });
  const lineOf = (text: string) => result.getByRole('row').filter({ hasText: text });
  await expect(lineOf(unknown)).toContainText('CCO não gravado');
  await expect(lineOf(unknown)).toContainText('não está no cadastro');
  await expect(lineOf(unanswered)).toContainText('Sem resposta');
  await expect(lineOf('Bairro não consta do município')).toContainText('Rejeitado');
  await expect(lineOf('Aceito').first()).toBeVisible();

  await page.goto(at('envio-sib'));
  await expect(
    page.getByRole('grid', { name: 'Prévia do envio' }).getByText('Bairro').first(),
  ).toBeAttached();
  const next = await makeFile(page);
  const again = recordsOf(next.text, 'retificacao').find((each) => each.cco === cco);
  expect(again?.bairro).toBe('JARDIM DAS PAINEIRAS');
  const left = recordsOf(next.text, 'inclusao').map(({ codigo }) => codigo);
  expect(left.filter((codigo) => granted.includes(codigo))).toEqual([]);

  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Arquivo descartado')).toBeVisible();
  await page.getByRole('button', { name: 'Arquivos gerados' }).click();
  const files = page.getByRole('dialog');
  await expect(files.getByRole('row', { name: new RegExp(file.name) })).toContainText('Processado');
  await expect(files.getByRole('row', { name: new RegExp(next.name) })).toContainText('Descartado');

  await page.goto(at('sib-xml-conferencia?aba=ativos-sem-cco'));
  await expect(page.getByText(/sem CCO obtidos com sucesso!/)).toBeVisible();
  await expect(page.getByRole('grid').getByText(semCco.trim())).toHaveCount(0);
});
