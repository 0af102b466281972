import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { dueDay } from './support/demo.ts';
import { login } from './support/login.ts';
import { openMailbox } from './support/mailbox.ts';

test('the holidays of a year are registered once and seen', async ({ page }) => {
  await login(page, 'financeiro', '/modulos/financeiro/cadastro-feriado');
  await page.getByRole('textbox', { name: 'Ano' }).fill('2031');
  const saves = async () => {
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salvar feriados' }).click();
  };
  await saves();
  await expect(page.getByText('14 feriados novos em 2031.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Carnaval (terça-feira)' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '25/02/2031' })).toBeVisible();
  await saves();
  await expect(page.getByText('Os feriados de 2031 já estavam gravados.')).toBeVisible();
});

test('the bills of a day go out by e-mail: cancelled, taken up, one refused and tried again, and nothing leaves twice', async ({
  page,
}) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  let refused: string | null = null;
  let isRefusing = true;
  const mailbox = await openMailbox((to) => {
    // The second of all addresses: the others must be sent all the same.
    if (isRefusing && refused === null && mailbox.received.length === 1) refused = to;
    return isRefusing && to === refused;
  }, held);
  const sending = page.getByRole('progressbar', { name: 'Enviando boletos por e-mail' });
  try {
    await login(page, 'financeiro', `/modulos/financeiro/boletosGerados?vencimento=${dueDay()}`);
    await page.getByRole('button', { name: 'Enviar boletos por e-mail' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar boletos', exact: true }).click();
    await expect(sending).toBeVisible();
    // The job goes on while its person leaves and comes back; another person sees it too.
    await page.goto(`${officeUrl}/modulos/financeiro/inicio`);
    await page.goBack();
    await expect(sending).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Enviar boletos por e-mail' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancelar envio' }).click();
    await expect(page.getByRole('progressbar', { name: 'Cancelando o envio por e-mail' })).toBeVisible();
    go();
    await expect(page.getByText('Envio por e-mail cancelado')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^1 enviado; \d+ boletos por enviar\. Pedido por/)).toBeVisible();
    expect(mailbox.received).toHaveLength(1);
    await page.getByRole('button', { name: 'Enviar os que faltam' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar boletos', exact: true }).click();
    await expect(page.getByText('Envio por e-mail terminado')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/, 1 falhou\. Pedido por/)).toBeVisible();
    const sent = mailbox.received.map(({ to }) => to);
    expect(sent.length).toBeGreaterThan(2);
    expect(sent).not.toContain(refused);

    isRefusing = false;
    await page.getByRole('button', { name: 'Tentar de novo os que falharam' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar boletos', exact: true }).click();
    await expect(page.getByText('Boletos enviados com sucesso!')).toBeVisible();
    expect(mailbox.received.map(({ to }) => to)).toEqual([...sent, refused]);
    // The next search shows the same message.
    await expect(page.getByText('Boletos enviados com sucesso!')).toHaveCount(0);

    await page.getByRole('button', { name: 'Enviar boletos por e-mail' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar boletos', exact: true }).click();
    await expect(page.getByText('Boletos enviados com sucesso!')).toBeVisible();
    expect(mailbox.received).toHaveLength(sent.length + 1);
  } finally {
    await mailbox.close();
  }
});

test('an age of the home opens its bills, and they add up to it', async ({ page }) => {
  await login(page, 'financeiro', '/modulos/financeiro/inicio');
  const row = page
    .getByRole('table', { name: 'Faturas em atraso' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: '1 a 30 dias' }) });
  const age = row.getByRole('link');
  await expect(age).toBeVisible();
  const [quantidade = '', valor = ''] = await row.getByRole('cell').allInnerTexts();
  expect(valor).not.toBe('');
  await age.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idade de saldos');
  await expect(page.getByRole('navigation', { name: /^Páginas de / })).toContainText(`de ${quantidade}`);
  await expect(page.getByRole('grid').getByText(valor)).toBeVisible();
});
