import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter, login } from './support/login.ts';

const address = '/modulos/vendas/lancamentos-vendas';

/** The server's status for a call in this person's own session, whatever the screens offer. */
const statusOf = async (page: Page, call: string): Promise<number> => {
  const stored = await page.evaluate(() => Object.values(localStorage).join(''));
  const [, authorization = ''] = /"jwt":"([^"]+)"/.exec(stored) ?? [];
  const url = `${officeUrl}/api/v1/vendedor/${call}`;
  return (await page.request.get(url, { headers: { authorization } })).status();
};

/** The month for an address ('10-2026'), `months` before the one on show. */
const monthsBefore = async (page: Page, months: number): Promise<string> => {
  const shown = await page.getByLabel('Competência', { exact: true }).inputValue();
  const index = Number(shown.slice(0, 4)) * 12 + Number(shown.slice(5)) - 1 - months;
  return `${String((index % 12) + 1).padStart(2, '0')}-${Math.floor(index / 12)}`;
};

test('a manager goes from the home to the sellers, and from one of them to the sales', async ({ page }) => {
  await login(page, 'diretor', '/modulos/vendas/inicio');
  const month = page.getByRole('table', { name: 'O mês e a meta' });
  await month.getByRole('link', { name: /^Vendedores abaixo da meta/ }).click();
  await expect(page.getByRole('tab', { name: 'Meta e ano anterior' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto(`${officeUrl}${address}?competencia=${await monthsBefore(page, 3)}`);
  const sellers = page.getByRole('grid', { name: 'Vendedores' });
  const first = sellers.getByRole('button', { name: /^Ver vendas de / }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Ver vendas de ', '');
  await sellers.getByRole('button', { name: `Ver vendas de ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('tab', { name: /^Individual\/Familiar/ })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: /^Coletivo empresarial/ })).toBeVisible();
  await dialog.getByText('Fechar', { exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('a seller sees the own sales, and the server refuses those of another (VEN-39)', async ({ page }) => {
  await enter(page, 'vendedor');
  await page.goto(`${officeUrl}/modulos/vendas/inicio`);
  await page.getByRole('link', { name: /^Comissão em risco/ }).click();
  await expect(page.getByRole('tab', { name: 'Comissão em risco' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${officeUrl}${address}?competencia=${await monthsBefore(page, 3)}`);
  await expect(page.getByRole('tab', { name: /^Individual\/Familiar/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Vendedores', exact: true })).toHaveCount(0);
  // Only the browser's session knows the code (VEN-39); the server does not need it.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join('')))
    .toContain('"sellerId":"601"');
  expect(await statusOf(page, 'getIndicadores/601/10_2026')).toBeLessThan(300);
  expect(await statusOf(page, 'getComissaoEmRisco/601')).toBe(200);
  for (const call of [
    'getVendas/613/10_2026',
    'getEstornos/613/10_2026',
    'getIndicadores/613/10_2026',
    'getMetas/613/10_2026',
    'getComissaoEmRisco/613',
    'getComissaoEmRisco/0',
    'getVendas/0/10_2026',
    'getVendasVendedores/10_2026',
    'getIndicadoresVendasGeral/10_2026',
    'getVendedor/vendedora',
  ])
    expect([call, await statusOf(page, call)]).toEqual([call, 403]);
});
