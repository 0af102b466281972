import { portalUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';

test.use({ javaScriptEnabled: false, allowedProblems: [/422/] });

test('without JavaScript a person files, gets protocol and key, and follows the report', async ({ page }) => {
  await page.goto(portalUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
  await page.getByRole('link', { name: 'Quero me identificar' }).click();
  await page.getByLabel('Nome').fill('Rute <b>Sem Script</b>');
  await page.getByLabel('Tipo').selectOption({ label: 'Furto' });
  await page.getByLabel('Descrição detalhada').fill('Sumiu material do almoxarifado.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde o protocolo e a chave' })).toBeVisible();
  const protocolo = await page.getByText(/^\d{4} \d{4}$/).innerText();
  const chave = await page.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).innerText();
  expect(page.url()).not.toContain(protocolo.replace(' ', ''));

  await page.getByRole('link', { name: 'Acompanhar uma denúncia' }).click();
  await page.getByLabel('Protocolo').fill(protocolo);
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Consultar denúncia' }).click();
  await expect(page.getByText('Acompanhamento realizado com sucesso!')).toBeVisible();
  await expect(page.getByText('Sumiu material do almoxarifado.')).toBeVisible();
  await expect(page.getByText('Rute <b>Sem Script</b>')).toBeVisible();

  await page.getByLabel('Mensagem para a ouvidoria').fill('Foi na quinta-feira <b>à noite</b>.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  await expect(page.getByText('Foi na quinta-feira <b>à noite</b>.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Foi na quinta-feira <b>à noite</b>.')).toHaveCount(1);
  expect(page.url()).not.toContain(protocolo.replace(' ', ''));
});

test('without JavaScript who comes behind many waits on a page that renews itself, and gets protocol and key', async ({
  page,
  request,
}) => {
  const address = `${portalUrl}/ouvidoriaInterna/denuncia/anon`;
  await page.goto(address);
  await page.getByLabel('Descrição detalhada').fill('Enviado atrás de muitos.');
  // A machine that never asks again leaves the queue by itself.
  for (let sent = 0; sent < 7; sent += 1) await request.post(address, { form: { detalhamento: 'x' } });
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'A sua vez está chegando' })).toBeVisible();
  await expect(page.getByText(/^Falta (menos|cerca) de/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Guarde o protocolo e a chave' })).toBeVisible();
  const protocolo = await page.getByText(/^\d{4} \d{4}$/).innerText();
  expect(page.url()).not.toContain(protocolo.replace(' ', ''));
});

for (const path of ['inicio', 'anonimato', 'acompanhamento', 'denuncia/anon', 'denuncia/nonanon'])
  test(`without JavaScript ${path} is whole`, async ({ page }) => {
    await page.goto(`${portalUrl}/ouvidoriaInterna/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

test('without JavaScript a wrong key gets the same words as an unknown protocol', async ({ page }) => {
  await page.goto(`${portalUrl}/ouvidoriaInterna/acompanhamento`);
  await page.getByLabel('Protocolo').fill('00000000');
  await page.getByLabel('Chave de acesso').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Consultar denúncia' }).click();
  await expect(page.getByText('Houve algum problema ao realizar seu acompanhamento!')).toBeVisible();
});
