import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

const tokens = '/modulos/atendimento/token-confirmacao';

test('a token becomes a protocol once: a second person who saw it waiting is told who made it', async ({
  page,
  browser,
}) => {
  await login(page, 'atendimento', tokens);
  const another = await browser.newContext();
  const second = await another.newPage();
  await login(second, 'operacao', tokens);
  for (const each of [page, second]) await each.getByRole('button', { name: 'Carregar Tokens' }).click();

  const act = page.getByRole('button', { name: /^Gerar Registro de Protocolo de / }).first();
  const name = (await act.getAttribute('aria-label')) ?? '';
  const late = second.getByRole('button', { name, exact: true });
  await expect(late).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('Registro Protocolo gravado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);

  await late.click();
  await expect(second.getByText('Erro ao gravar o Registro Protocolo!')).toBeVisible();
  await expect(second.getByText(/já foi gerado por Lídia Fontes Moraes em /)).toBeVisible();
  await expect(late).toHaveCount(0);
  await another.close();

  const token = /token (\d{6})$/.exec(name)?.[1] ?? '';
  await page.goto(`${officeUrl}${tokens}?todos=1&filtro.token=${token}`);
  await expect(page.getByRole('row').filter({ hasText: token })).toContainText(/99999920\d{12}/);
});
