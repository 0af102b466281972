import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { deniedRequest } from './support/lawCases.ts';
import { login } from './support/login.ts';
import { pressEnter } from './support/pressEnter.ts';

test('a denial is reanalysed in time', async ({ page }) => {
  const numero = deniedRequest();
  await login(page, 'atendimento', '/modulos/atendimento/registro-autorizacao');
  const busca = page.getByRole('textbox', { name: 'Guia ou pessoa' });
  await busca.fill(numero);
  await busca.press('Enter');
  await pressEnter(page.getByRole('button', { name: `Pedir reanálise de ${numero}` }));
  const pedido = page.getByRole('dialog', { name: `Reanálise da negativa ${numero}` });
  await pedido.getByLabel('Pedido', { exact: true }).fill('Tenho um laudo novo.');
  await pressEnter(pedido.getByRole('button', { name: 'Pedir reanálise' }));
  await expect(page.getByText(`Reanálise de ${numero} registrada.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Responder a reanálise de ${numero}` })).toBeVisible();

  // The ombudsman has the same list, and answers.
  await login(page, 'ouvidoria', '/modulos/ouvidoria/reanalises?abertas=1');
  const row = page.getByRole('row', { name: new RegExp(`^${numero} `) });
  await expect(row).toContainText(/vence em \d+ dias úteis/);
  await pressEnter(row.getByRole('button', { name: `Responder a reanálise de ${numero}` }));
  const resposta = page.getByRole('dialog', { name: `Responder a reanálise de ${numero}` });
  await resposta.getByLabel('Conclusão').selectOption({ label: 'Negativa mantida' });
  await resposta.getByLabel('Resposta', { exact: true }).fill('O laudo não muda a cobertura contratada.');
  await pressEnter(resposta.getByRole('button', { name: 'Responder a reanálise' }));
  await expect(resposta.getByText('Diga a cláusula do contrato ou a base legal.')).toBeVisible();
  await resposta.getByLabel('Cláusula do contrato ou base legal').fill('Cláusula 12 do contrato');
  await pressEnter(resposta.getByRole('button', { name: 'Responder a reanálise' }));
  await expect(page.getByText(/: negativa mantida\. A resposta volta ao sistema central/)).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`${officeUrl}/modulos/ouvidoria/reanalises?todas=1`);
  await expect(row).toContainText('Respondida no prazo');
  const saved = page.waitForEvent('download');
  await pressEnter(row.getByRole('button', { name: `Baixar resposta da reanálise de ${numero}` }));
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});
