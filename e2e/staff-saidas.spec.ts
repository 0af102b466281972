import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/csp.ts';
import { holderWhoStays } from './support/lawCases.ts';
import { login } from './support/login.ts';

const address = '/modulos/retencao/pedidos-de-saida';
const rowOf = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });

/** Opens a paper by its button, downloads it and says its words. */
const wordsOf = async (page: Page, name: string, within: Locator): Promise<string> => {
  await within.getByRole('button', { name, exact: true }).click();
  const paper = page.getByRole('dialog', { name });
  const download = page.waitForEvent('download');
  await paper.getByRole('button', { name: 'Baixar' }).click();
  const text = execFileSync('pdftotext', ['-layout', await (await download).path(), '-'], {
    encoding: 'utf8',
  });
  await paper.getByRole('button', { name: 'Fechar' }).first().click();
  return text.replaceAll(/\s+/g, ' ');
};

/** Registers a request of one holder, and says the protocol once the receipt names it. */
const asks = async (
  page: Page,
  { matricula, nome }: { matricula: string; nome: string },
  { destino, efeito }: { destino: string; efeito: RegExp },
): Promise<void> => {
  await page.getByRole('button', { name: 'Novo pedido' }).click();
  const search = page.getByRole('dialog', { name: 'Novo pedido de saída' });
  await search.getByRole('textbox', { name: 'Quem pede' }).fill(matricula);
  await search.getByRole('button', { name: 'Buscar' }).click();
  await search.getByRole('button', { name: `Escolher a família de ${nome}` }).click();
  const form = page.getByRole('dialog', { name: `Saída: família de ${nome}` });
  await form.getByRole('checkbox', { name: `${nome}, titular` }).check();
  await form.getByLabel('Pedido feito').selectOption({ label: destino });
  await form.getByRole('checkbox', { name: /vale na hora .* e não se desfaz/ }).check();
  await expect(form.getByText(efeito)).toBeVisible();
  await form.getByRole('button', { name: 'Registrar pedido' }).click();

  const done = page.getByRole('dialog', { name: 'Pedido de saída registrado.' });
  const protocolo = (await done.getByText(/^Protocolo \d{20}$/).innerText()).replace('Protocolo ', '');
  const recibo = await wordsOf(page, `Recibo da saída de ${nome}`, done);
  expect(recibo).toContain(protocolo);
  expect(recibo).toContain('não se desfaz');
  expect(recibo).not.toContain('prazos de carência');
  await done.getByRole('button', { name: 'Concluir' }).click();
};

const step = async (page: Page, nome: string, passo: string): Promise<void> => {
  await rowOf(page, nome)
    .getByRole('button', { name: `Andamento da saída de ${nome}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Saída de ${nome}` });
  await dialog.getByLabel('Passo').selectOption({ label: passo });
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog).toBeHidden();
};

const logo = /^A saída vale desde .* e não se desfaz/;

test('a request to leave of each kind of contract has its receipt and its proof', async ({ page }) => {
  await login(page, 'retencao', address);
  await page.getByRole('button', { name: 'Buscar todos' }).click();
  for (const [tipo, destino, efeito] of [
    [1, 'À operadora', logo],
    [
      2,
      'À contratante (empresa, entidade ou associação)',
      /^A saída vale no dia em que a contratante a informar/,
    ],
    [3, 'À administradora de benefícios', logo],
  ] as const) {
    const holder = holderWhoStays(tipo);
    const row = rowOf(page, holder.nome);
    await asks(page, holder, { destino, efeito });
    if (tipo === 2) {
      await expect(row.getByText('Aguarda a contratante')).toBeVisible();
      await step(page, holder.nome, 'Dia da saída informado à operadora');
    }
    await expect(row.getByText('Falta o comprovante')).toBeVisible();
    await step(page, holder.nome, 'Emitir o comprovante');
    await expect(row.getByText('Comprovada')).toBeVisible();
    expect(await wordsOf(page, `Comprovante da saída de ${holder.nome}`, row)).toContain(holder.matricula);
  }
});

test('a cancellation at the end of the month after a request is shown as a contradiction', async ({
  page,
}) => {
  await login(page, 'retencao', `${address}?todas=1&filtro.contradicao=central`);
  await expect(page.getByRole('grid', { name: 'Pedidos de saída' })).toContainText(
    /o central cancela \d{10} em \d{2}\/\d{2}\/\d{4}, no fim do mês/,
  );
  await expect(page.getByText('Contradições')).toBeVisible();
});
