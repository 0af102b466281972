import type { Page } from '@playwright/test';
import { allowOrigin, expect, test } from './support/csp.ts';
import { loginByForm } from './support/login.ts';
import { openOwnServer, type OwnServer } from './support/ownServer.ts';
import { pressEnter } from './support/pressEnter.ts';

let server: OwnServer;

test.beforeAll(async () => {
  server = await openOwnServer({ isLong: false });
  allowOrigin(server.origin);
});
test.afterAll(async () => server?.stop());

/** No notice yet; the contracts of one person who can get a short message and a complete letter have their day. */
const semAvisos = `
  delete from aviso_prova; delete from aviso_mensalidade; delete from aviso;
  update beneficiario t set contrato_em = case when t.tipo_contratacao = 1 and p.fone_1 ~ '^[0-9]{2}9[0-9]{8}$'
    and p.cpf is not null
    and not exists (select from beneficiario d where d.titular_matricula = t.matricula and d.matricula <> t.matricula) then '2025-03-03'::date end
  from pessoa p where p.id = t.pessoa_id`;

/** So many days go by for every notice and proof. */
const passam = (dias: number) => `
  update aviso set enviado_em = enviado_em - interval '${dias} days';
  update aviso_prova set recebido_em = recebido_em - ${dias}, registrada_em = registrada_em - interval '${dias} days'`;

const fila = (page: Page, nome: string) => page.getByRole('tab', { name: new RegExp(`^${nome}`) }).click();

test('a late contract goes from message to letter, proof and ten days, and may be cancelled, with the reason at each step', async ({
  page,
}) => {
  await server.plant(semAvisos);
  await loginByForm(page, 'gerente', { origin: server.origin });
  const lista = `${server.origin}/modulos/cobranca/notificacao`;
  await page.goto(lista);
  const semAviso = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: 'sem aviso', exact: true }) });
  const matricula = await semAviso
    .first()
    .getByRole('gridcell', { name: /^\d{10}$/ })
    .innerText();
  const linha = page.getByRole('row').filter({ hasText: matricula });
  const escolhe = async (ato: string) => {
    const caixa = linha.getByRole('checkbox');
    if (!(await caixa.isChecked())) await caixa.click();
    await page.getByRole('button', { name: ato, exact: true }).click();
  };

  await escolhe('Mensagem');
  await page
    .getByRole('dialog', { name: 'Mensagem de aviso' })
    .getByRole('button', { name: 'Fazer campanha' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar campanha' }).click();
  await expect(page.getByText('Envio autorizado!')).toBeVisible();
  await page.goto(lista);
  await expect(linha).toContainText('não vale: aviso sem prova');

  await escolhe('Cartas');
  await page
    .getByRole('dialog', { name: 'Fazer cartas de aviso' })
    .getByRole('button', { name: 'Fazer cartas' })
    .click();
  const cartas = page.getByRole('dialog', { name: 'Cartas de aviso' });
  await expect(cartas.getByText('Carta completa.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await cartas.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(lista);
  await expect(linha).toContainText('por carta com AR não vale: aviso sem prova');

  await escolhe('Registrar prova');
  const qual = page.getByRole('dialog', { name: /^Prova de um aviso a / });
  const avisos = qual.getByLabel('Aviso que a prova prova');
  const carta = await avisos
    .getByRole('option')
    .filter({ hasText: 'carta com AR' })
    .first()
    .getAttribute('value');
  await avisos.selectOption(carta);
  await qual.getByRole('button', { name: 'Continuar' }).click();
  const prova = page.getByRole('dialog', { name: 'Registrar prova' });
  await prova.getByRole('button', { name: /^Calendário/ }).click();
  await page.getByRole('button', { name: 'Hoje', exact: true }).click();
  await prova.getByLabel('Número do AR').fill('AA123456789BR');
  await pressEnter(prova.getByRole('button', { name: 'Registrar prova' }));
  await expect(prova).toHaveCount(0);

  await page.goto(lista);
  await fila(page, 'Aguardando');
  await expect(linha).toContainText('o prazo para pagar vai até');

  await server.plant(passam(16));
  await page.goto(lista);
  await fila(page, 'Pode cancelar');
  await expect(linha).toContainText('pode cancelar desde');
});
