import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { login } from './support/login.ts';

const board = '/modulos/diretoria/inicio';
const numberOf = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

/** The server's status for a call in this person's own session, whatever the screens offer. */
const statusOf = async (page: Page, call: string): Promise<number> => {
  const stored = await page.evaluate(() => Object.values(localStorage).join(''));
  const [, authorization = ''] = /"jwt":"([^"]+)"/.exec(stored) ?? [];
  return (
    await page.request.get(`${officeUrl}/api/v1/diretoria/${call}`, { headers: { authorization } })
  ).status();
};

test('a number of the board leads to its lives, which add up to it, and back to the board as it was', async ({
  page,
}) => {
  await login(page, 'gerente', board);
  await page.getByRole('combobox', { name: 'Sexo' }).selectOption('Feminino');
  await expect(page).toHaveURL(/sexo=fem/);
  const row = page
    .getByRole('table', { name: 'Vidas por faixa etária' })
    .getByRole('row', { name: /^59 Acima/ });
  const link = row.getByRole('link');
  // The number stays until the new one arrives with its own link.
  await expect(link).toHaveAttribute('href', /sexo=fem/);
  const count = numberOf(await row.getByRole('cell').first().textContent());
  expect(count).toBeGreaterThan(0);
  await link.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vidas ativas · Feminino · Faixa 59 Acima' }),
  ).toBeVisible();
  await expect(
    page.getByText(/^Vidas com ativação até \d{2}\/\d{2}\/\d{4} e sem cancelamento/),
  ).toBeVisible();
  const pager = page.getByRole('navigation', { name: /^Páginas de / });
  await expect(pager).toContainText(`de ${count.toLocaleString('pt-BR')}`);
  const download = page.waitForEvent('download');
  await exportsAs(page);
  expect((await download).suggestedFilename()).toMatch(/^painel-ativos-\d{2}-\d{2}-\d{4}\.csv$/);
  await page.getByRole('link', { name: 'Voltar ao painel' }).click();
  await expect(page.getByRole('combobox', { name: 'Sexo' })).toHaveValue('fem');
});

test('who may see the board may not take its lives away: no button, and the server refuses', async ({
  page,
}) => {
  await login(page, 'diretor', board);
  await page.getByRole('link', { name: 'Vidas ativas: ver detalhes' }).click();
  await expect(
    page.getByText('Exportar estas vidas é um direito à parte, que o seu acesso não tem.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toHaveCount(0);
  expect(await statusOf(page, 'getVidasDoPainel/ativos')).toBe(200);
  expect(await statusOf(page, 'exportaVidasDoPainel/ativos')).toBe(403);
});

test('the invoices of both periods are those of the one that are also of the other', async ({ page }) => {
  await login(page, 'diretor', board);
  const [year = '', month = ''] =
    (await page.getByText(/As vidas da operadora em \d/).textContent())
      ?.match(/\d+/g)
      ?.slice(1)
      .toReversed() ?? [];
  /** The first day of the month `months` before this one. */
  const first = (months: number): string => {
    const at = Number(year) * 12 + Number(month) - 1 - months;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  };
  const issue = `emissaoInicio=${first(12)}&emissaoFim=${first(0)}`;
  const due = `vencimentoInicio=${first(6)}&vencimentoFim=${first(0)}`;
  const countOf = async (periods: string): Promise<number> => {
    await page.goto(`${officeUrl}/modulos/diretoria/faturamento?tipo=I&${periods}`);
    const pager = page.getByRole('navigation', { name: 'Páginas de Faturamento' });
    await expect(pager).toContainText(/de [\d.]+/);
    await expect(page.getByText(/linhas? até agora/)).toHaveCount(0);
    return numberOf(/ de ([\d.]+)/.exec((await pager.textContent()) ?? '')?.[1] ?? null);
  };
  const [issued, fell, both] = [await countOf(issue), await countOf(due), await countOf(`${issue}&${due}`)];
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThanOrEqual(Math.min(issued, fell));
  await expect(page.getByText(/^Individual · emissão de .+ · vencimento de /)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(page.getByText('Escolha o tipo e pelo menos um dos períodos, e busque.')).toBeVisible();
});
