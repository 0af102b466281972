import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { pressEnter } from './support/pressEnter.ts';
import { exampleLot, itemToReview, providerToSettle } from './support/demo.ts';
import { enter, login } from './support/login.ts';
import { showsAllRows } from './support/menu.ts';
import { pressInMais } from './support/pressInMais.ts';

const guidesOf = (prestador: string) =>
  `/modulos/contas-medicas/guias-importadas-xml?prestador=${prestador}&status=verificar&periodo=todas`;

/** Chooses an example lot and presses Validar or Importar. */
const send = async (page: Page, lot: string, act: 'Validar' | 'Importar') => {
  await page.locator('input[type="file"]').setInputFiles(exampleLot(lot));
  await page.getByRole('button', { name: act, exact: true }).click();
  if (act === 'Importar') await page.getByRole('button', { name: 'Importar lote' }).click();
};

/** An amount of the XML in the screen's form. */
const inReais = (decimal: string): string =>
  Number(decimal).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** Presses Tab until the field has the focus. */
const tabTo = async (page: Page, field: Locator) => {
  for (let step = 0; step < 20; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
};

const openGuide = async (page: Page, row: Locator) => {
  await row.getByRole('button', { name: /^Abrir/ }).click();
  const guide = page.getByRole('region', { name: /^Guia \d+/ });
  await expect(guide.getByRole('tab')).toHaveCount(6);
  return guide;
};

const backToGuides = (page: Page) => page.getByRole('button', { name: 'Voltar às guias' }).click();

/** Presses by key, for a click where another act stood is taken for the second of a double click; returns the file that comes. */
const saved = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { nome: file.suggestedFilename(), xml: await readFile(await file.path(), 'latin1') };
};

test('TIS-64: a lot goes in without its guides with errors, its papers come again, and the mended lot has none', async ({
  page,
}) => {
  await login(page, 'contas', '/modulos/contas-medicas/importar-xml-prestador');
  await send(page, 'tiss_lote_com_erros.xml', 'Validar');
  await expect(page.getByText('3 de 6 guias sem erro').first()).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await page.getByRole('button', { name: 'Importar lote' }).click();
  await expect(page.getByRole('button', { name: 'Comprovante (PDF)' })).toBeVisible();
  const paper = (name: string | RegExp) =>
    saved(page, () => pressEnter(page.getByRole('button', { name, exact: true })));
  const refused = await paper('Só as rejeitadas (XML)');
  expect(refused.xml.match(/<ans:guiaSP-SADT>/g)).toHaveLength(3);
  const protocol = await paper(/^Protocolo \d+ \(XML\)$/);
  await page.reload();
  await send(page, 'tiss_lote_com_erros.xml', 'Validar');
  await page.getByText('Papéis da primeira importação deste lote:').waitFor();
  expect(await paper(/^Protocolo do lote /)).toEqual(protocol);
  await send(page, 'tiss_lote_corrigido.xml', 'Validar');
  await expect(page.getByText(/ (\d+) de \1 corrigidos, nenhum novo/)).toBeVisible();
});

test('CTM-48: a guide of a lot is denied in part by keyboard, settled, undone and settled again, and the answer handed over', async ({
  page,
}) => {
  await login(page, 'contas', '/modulos/contas-medicas/importar-xml-prestador');
  await send(page, 'tiss_lote_corrigido.xml', 'Importar');
  await expect(page.getByRole('button', { name: 'Comprovante (PDF)' })).toBeVisible();
  const mended = await readFile(exampleLot('tiss_lote_corrigido.xml'), 'latin1');
  const [first = '', second = '', third = ''] = mended.split('<ans:guiaSP-SADT>').slice(1);
  const leaf = (tag: string, text = mended) => new RegExp(`<ans:${tag}>([^<]+)<`).exec(text)?.[1] ?? '';
  await page.goto(`${officeUrl}${guidesOf(leaf('codigoPrestadorNaOperadora'))}`);
  const rowOf = (text: string) =>
    page
      .getByRole('row')
      .filter({ hasText: leaf('numeroCarteira', text) })
      .filter({ hasText: inReais(leaf('valorTotalGeral', text)) })
      .filter({ hasText: 'Verificar' })
      .first();
  const guide = await openGuide(page, rowOf(second));
  const item = page.getByRole('region', { name: /^Item \d+/ });

  await page.keyboard.press('j');
  await tabTo(page, item.getByLabel('Quantidade autorizada'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0,5');
  await page.keyboard.press('Alt+g');
  await page.keyboard.type('1705');
  await page.keyboard.press('Alt+o');
  await expect(item.getByLabel('Comentário da glosa')).not.toHaveValue('');
  await page.keyboard.type('Só metade foi feita.');
  const title = item.getByRole('heading', { level: 2 });
  const decided = await title.innerText();
  await page.keyboard.press('Control+Enter');
  // The next item of the tab follows by itself.
  await expect(title).not.toHaveText(decided);
  await expect(title).toBeFocused();
  await tabTo(page, item.getByLabel('Código AMB'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(item).toBeHidden();
  await expect(guide.getByText('Válida', { exact: true })).toBeVisible();

  await guide.getByRole('button', { name: 'Incorporar', exact: true }).click();
  const settle = page.getByRole('dialog', { name: /^Incorporar a guia/ });
  await settle.getByRole('button', { name: 'Incorporar e baixar' }).click();
  await expect(settle.getByText(/^1 de 1 guias: 1 feitas, R\$ /)).toBeVisible();
  await expect(settle.getByText('Sucesso! (Incorporada e baixada)')).toBeVisible();
  await settle.getByRole('contentinfo').getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(guide.getByText('Processada', { exact: true })).toBeVisible();
  await expect(guide.getByText(/^Baixada em /)).toBeVisible();

  // Who coordinates takes all of it back, and it is done again.
  await guide.getByRole('button', { name: 'Desfazer a baixa' }).click();
  const undo = page.getByRole('dialog', { name: /^Desfazer baixa ou incorporação/ });
  await undo.getByRole('radio', { name: /^A baixa e a incorporação/ }).check();
  await undo.getByLabel('Motivo').fill('Competência errada');
  await undo.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(undo.getByText(/: Incorporação desfeita$/)).toBeVisible();
  await undo.getByRole('contentinfo').getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(guide.getByText('Válida', { exact: true })).toBeVisible();
  await guide.getByRole('button', { name: 'Incorporar', exact: true }).click();
  await settle.getByRole('button', { name: 'Incorporar e baixar' }).click();
  await expect(settle.getByText('Sucesso! (Incorporada e baixada)')).toBeVisible();
  await settle.getByRole('contentinfo').getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(guide.getByText(/^Baixada em /)).toBeVisible();
  await backToGuides(page);

  const lots = page.getByRole('dialog', { name: 'Lotes e demonstrativos' });
  const lotRow = lots.getByRole('row').filter({ hasText: leaf('numeroLote') });
  const openLots = async () => {
    await page.getByRole('button', { name: 'Lotes e demonstrativos' }).click();
    await lotRow.hover();
  };
  await openLots();
  const partial = await saved(page, () =>
    pressEnter(lotRow.getByRole('button', { name: /^Parcial \(XML\)/ })),
  );
  expect(partial.nome).toMatch(/_parcial_1_de_3\.xml$/);
  expect(partial.xml.match(/<ans:relacaoGuias>/g)).toHaveLength(1);
  await expect(lotRow).toContainText('Parcial, 1 guia');
  const kept = `Protocolo do lote ${leaf('numeroLote')}`;
  expect((await saved(page, () => pressInMais(page, kept, 'Protocolo'))).xml).toContain(
    'protocoloRecebimento',
  );
  await lots.getByRole('button', { name: 'Fechar', exact: true }).first().click();

  for (const other of [first, third]) {
    await openGuide(page, rowOf(other));
    await guide.getByRole('button', { name: 'Descartar', exact: true }).click();
    await expect(guide.getByRole('button', { name: 'Reativar', exact: true })).toBeVisible();
    await backToGuides(page);
  }
  await openLots();
  const lot = lotRow.filter({ hasText: 'Baixado' });
  const { xml: answer } = await saved(page, () =>
    pressEnter(lot.getByRole('button', { name: /^Demonstrativo \(XML\)/ })),
  );
  expect(answer.match(/<ans:relacaoGuias>/g)).toHaveLength(3);
  for (const sum of ['Informado', 'Liberado', 'Glosa'])
    await expect(lot).toContainText(inReais(leaf(`valor${sum}Geral`, answer)));
});

test('of two reviewers on one item the second is told what the first did, and decides anew', async ({
  page,
  elsewhere,
}) => {
  const { prestador, guia, sequencia } = itemToReview();
  const other = await (await elsewhere()).newPage();
  const deny = async (reviewer: Page, code: string) => {
    const item = reviewer.getByRole('region', { name: new RegExp(`^Item ${sequencia}:`) });
    await item.getByLabel('Quantidade autorizada').fill('0');
    await item.getByRole('combobox', { name: 'Código da glosa' }).click();
    await reviewer.keyboard.press('Control+a');
    await reviewer.keyboard.type(code);
    await reviewer.keyboard.press('Tab');
    await expect(item.getByLabel('Comentário da glosa')).not.toHaveValue('');
    await item.getByRole('button', { name: 'Aprovar' }).click();
    return item;
  };
  for (const [reviewer, user] of [
    [page, 'contas'],
    [other, 'faturista'],
  ] as const) {
    await enter(reviewer, user);
    await reviewer.goto(`${officeUrl}${guidesOf(prestador)}`);
    const guide = await openGuide(reviewer, reviewer.getByRole('row').filter({ hasText: guia }).first());
    const open = guide.getByRole('button', { name: `Avaliar o item ${sequencia}`, exact: true });
    for (const tab of await guide.getByRole('tab').all()) {
      if (/\d+/.exec(await tab.innerText())?.[0] === '0') continue;
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(guide.getByRole('button', { name: /^Avaliar o item \d+$/ }).first()).toBeVisible();
      if (await open.isVisible()) break;
    }
    // On a busy machine the tab may redraw its rows during the press.
    await expect(async () => {
      await open.click();
      await expect(reviewer.getByRole('region', { name: /^Item / })).toBeVisible({ timeout: 5000 });
    }).toPass();
  }

  await expect(await deny(page, '1705')).toBeHidden();
  const item = await deny(other, '1702');
  await expect(item.getByText(/por Denise Corrêa Sampaio em/)).toBeVisible();
  await item.getByRole('button', { name: 'Cancelar' }).click();
  await pressEnter(other.getByRole('button', { name: 'Sair sem salvar' }));
  await other.getByRole('button', { name: `Avaliar o item ${sequencia}`, exact: true }).click();
  await expect(item.getByRole('combobox', { name: 'Código da glosa' })).toHaveValue(/^1705 - /);
  await item.getByLabel('Comentário da glosa').fill('');
  await expect(await deny(other, '1702')).toBeHidden();
});

test('CTM-45: a batch that is stopped ends the guide under way, and taken up does the others', async ({
  page,
}) => {
  await login(page, 'contas', guidesOf(providerToSettle()));
  // A single last guide has its number in the dialog's title.
  const batch = page.getByRole('dialog', { name: /^Incorporar (e baixar guias válidas|a guia )/ });
  /** Starts the batch and returns the number of its guides. */
  const start = async () => {
    await page.getByRole('button', { name: 'Incorporar e baixar guias válidas' }).click();
    const guias = await batch.getByText(/^\d+ guias? válidas?, R\$ /).innerText();
    await batch.getByRole('button', { name: 'Incorporar e baixar', exact: true }).click();
    return Number.parseInt(guias, 10);
  };
  const waiting = page.getByRole('status').filter({ hasText: /^\d+ linhas/ });
  await showsAllRows(page);
  const before = Number.parseInt(await waiting.innerText(), 10);

  // The first guide's call waits until the batch has been stopped.
  let asked = 0;
  let release = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contasMedicas/incorporarGuia', async (route) => {
    asked += 1;
    if (asked === 1) await stopped;
    await route.fallback();
  });
  const valid = await start();
  await expect(batch.getByText(`0 de ${valid} guias`)).toBeVisible();
  await batch.getByRole('button', { name: 'Parar' }).click();
  release();
  await expect(batch.getByText(`1 de ${valid} guias: 1 feitas`)).toBeVisible();
  await batch.getByRole('contentinfo').getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(waiting).toHaveText(new RegExp(`^${before - 1} linhas`));
  expect(asked).toBe(1);

  const rest = valid - 1;
  expect(await start()).toBe(rest);
  await expect(batch.getByText(`${rest} de ${rest} guias: ${rest} feitas`)).toBeVisible();
  await batch.getByRole('contentinfo').getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Incorporar e baixar guias válidas' })).toBeDisabled();
});
