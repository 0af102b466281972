import { allowOrigin, expect, test } from './support/csp.ts';
import { loginByForm } from './support/login.ts';
import { openOwnServer, type OwnServer } from './support/ownServer.ts';

let server: OwnServer;

test.beforeAll(async () => {
  server = await openOwnServer({ isLong: false });
  allowOrigin(server.origin);
});
test.afterAll(async () => server?.stop());

const oneCent = `abatido_cents = abatido_cents + 1`;
const firstOpen = `numero = (select min(numero) from fatura where status = 'ABERTA' and abatido_cents = 0)`;

test('a planted cent is a row of the night check, opens its invoice, and is closed once it is gone (CTA-16)', async ({
  page,
}) => {
  await loginByForm(page, 'gerente', { origin: server.origin });
  await page.goto(`${server.origin}/modulos/financeiro/inicio`);
  await page.getByRole('link', { name: /^Conferência da noite/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conferência da noite' })).toBeVisible();

  const again = page.getByRole('button', { name: 'Conferir agora' });
  await again.click();
  await expect(page.getByText('Sem diferenças')).toBeVisible();
  await expect(page.getByText('Nenhuma diferença.')).toBeVisible();

  await server.plant(`update fatura set ${oneCent} where ${firstOpen}`);
  await again.click();
  const table = page.getByRole('grid', { name: 'Diferenças da conta' });
  const row = table.getByRole('row', { name: /^Pago e concedido da fatura/ });
  await expect(row).toContainText('R$ 0,00');
  await expect(row).toContainText('R$ 0,01');
  await expect(page.getByText(/diferenças em aberto/)).toBeVisible();

  await row.getByRole('button', { name: /^Abrir a fatura/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Fatura / });
  await expect(drawer.getByText(/em aberto\. Valor .*; pago e concedido R\$ 0,01\.$/)).toBeVisible();
  await expect(drawer.getByText('Lançamentos', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${server.origin}/modulos/financeiro/inicio`);
  await expect(page.getByRole('row').filter({ hasText: 'Conferência da noite' })).toContainText('em aberto');

  await server.plant(`update fatura set abatido_cents = 0 where abatido_cents = 1`);
  await page.getByRole('link', { name: /^Conferência da noite/ }).click();
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Sem diferenças')).toBeVisible();
  await expect(table.getByRole('row', { name: /^Pago e concedido da fatura/ })).toContainText('Fechada');
});
