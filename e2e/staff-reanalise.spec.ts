import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { approvedRequest, deniedRequest, openProtocol } from './support/lawCases.ts';
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

test('a protocol is denied with its clause, and its reanalysis answered', async ({ page }) => {
  const numero = openProtocol();
  await login(page, 'atendimento', '/modulos/atendimento/registro-protocolo');
  const busca = page.getByRole('textbox', { name: 'Protocolo ou pessoa' });
  await busca.fill(numero);
  await busca.press('Enter');
  await pressEnter(page.getByRole('button', { name: `Responder o protocolo ${numero}` }));
  const resposta = page.getByRole('dialog', { name: `Responder o protocolo ${numero}` });
  await resposta.getByLabel('Conclusão').selectOption({ label: 'Negada' });
  await resposta.getByLabel('Resposta', { exact: true }).fill('O recibo não diz quem atendeu.');
  await resposta.getByLabel('Cláusula do contrato ou base legal').fill('Cláusula 20 do contrato');
  await pressEnter(resposta.getByRole('button', { name: 'Responder' }));
  await expect(page.getByText(`Protocolo ${numero} respondido: negada.`)).toBeVisible();

  const saved = page.waitForEvent('download');
  await pressEnter(page.getByRole('button', { name: `Baixar negativa do protocolo ${numero}` }));
  expect((await saved).suggestedFilename()).toBe(`negativa-${numero}.pdf`);

  await pressEnter(page.getByRole('button', { name: `Pedir reanálise de ${numero}` }));
  const pedido = page.getByRole('dialog', { name: `Reanálise da negativa ${numero}` });
  await pedido.getByLabel('Pedido', { exact: true }).fill('Trouxe outro recibo.');
  await pressEnter(pedido.getByRole('button', { name: 'Pedir reanálise' }));
  const row = page.getByRole('row', { name: new RegExp(`^${numero} `) });
  await expect(row).toContainText(/responder até \d\d\/\d\d\/\d{4}: vence em \d+ dias úteis/);

  await pressEnter(page.getByRole('button', { name: `Responder a reanálise de ${numero}` }));
  const revista = page.getByRole('dialog', { name: `Responder a reanálise de ${numero}` });
  await revista.getByLabel('Conclusão').selectOption({ label: 'Negativa revista' });
  await revista.getByLabel('Resposta', { exact: true }).fill('O recibo novo basta.');
  await pressEnter(revista.getByRole('button', { name: 'Responder a reanálise' }));
  await expect(row).toContainText('Negativa revista');
});

test('the day of done of an approved request is told to the core system', async ({ page }) => {
  const numero = approvedRequest();
  await login(page, 'atendimento', '/modulos/atendimento/registro-autorizacao');
  const busca = page.getByRole('textbox', { name: 'Guia ou pessoa' });
  await busca.fill(numero);
  await busca.press('Enter');
  await pressEnter(page.getByRole('button', { name: `Registrar realização da guia ${numero}` }));
  const dialog = page.getByRole('dialog', { name: `Realização da guia ${numero}` });
  await pressEnter(dialog.getByRole('button', { name: 'Registrar realização' }));
  await expect(
    page.getByText(new RegExp(`Guia ${numero}: realização em .* volta ao sistema central`)),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${numero} `) })).toContainText(/realizada/);
  await expect(page.getByRole('button', { name: `Registrar realização da guia ${numero}` })).toHaveCount(0);

  await page.goto(`${officeUrl}/modulos/atendimento/sistema-central?todos=1`);
  await expect(page.getByRole('row').filter({ hasText: 'Realizada em' })).not.toHaveCount(0);
});
