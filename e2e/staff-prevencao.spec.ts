import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';
import { showsAllRows } from './support/menu.ts';
import { pressEnter } from './support/pressEnter.ts';

const lista = '/modulos/prevencao/beneficiarios-acima-55?todos=1';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Registrar contato' });
const button = (page: Page, nome: string) =>
  page.getByRole('button', { name: `Registrar contato com ${nome}`, exact: true });

/** The name in the first row of people with a telephone and without a call so far. */
const firstOf = async (page: Page): Promise<string> => {
  await page.goto(`${officeUrl}${lista}&filtro.contato=Nunca+contatado`);
  await showsAllRows(page);
  const name = await page
    .getByRole('row')
    .filter({ hasText: /\(\d\d\) 9?\d{4}-/ })
    .getByRole('button', { name: /^Registrar contato com / })
    .first()
    .getAttribute('aria-label');
  return (name ?? '').replace('Registrar contato com ', '');
};

test.describe('two people at one person of a programme', () => {
  // The refusal is what this journey tests.
  test.use({ allowedProblems: /409/ });

  test('the second is told who calls, then who called; the result puts her on another day', async ({
    page,
    elsewhere,
  }) => {
    await enter(page, 'prevencao');
    const nome = await firstOf(page);
    await button(page, nome).click();
    await expect(dialogOf(page).getByLabel('Número chamado')).toBeVisible();

    const other = await (await elsewhere()).newPage();
    await enter(other, 'gerente');
    expect(await firstOf(other)).toBe(nome);
    await button(other, nome).click();
    await expect(
      dialogOf(other).getByText(/Natália Queiroz Viana está chamando esta pessoa desde /),
    ).toBeVisible();
    await pressEnter(dialogOf(other).getByRole('button', { name: 'Voltar à lista' }));

    await dialogOf(page).getByLabel('Resultado').selectOption({ label: 'Não atendeu' });
    await dialogOf(page).getByLabel('Observação').fill('Tocou até cair.');
    await pressEnter(dialogOf(page).getByRole('button', { name: 'Registrar', exact: true }));
    await expect(page.getByText('Contato registrado com sucesso!')).toBeVisible();

    await button(other, nome).click();
    await expect(
      dialogOf(other).getByText(/Natália Queiroz Viana já chamou esta pessoa hoje .*: não atendeu\.$/),
    ).toBeVisible();

    await page.goto(`${officeUrl}${lista}&filtro.contato=Agendado`);
    const row = page.getByRole('row').filter({ hasText: nome });
    await expect(row).toContainText('Não atendeu');
    await expect(row).toContainText('Qualquer pessoa');
  });
});

test('a manager reads who opened which list', async ({ page, elsewhere }) => {
  await enter(page, 'prevencao');
  await page.goto(`${officeUrl}${lista}`);
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();

  const manager = await (await elsewhere()).newPage();
  await enter(manager, 'gerente');
  await manager.goto(`${officeUrl}/modulos/prevencao/consultas-registradas?inicio=2020-01-01&fim=2059-12-31`);
  const row = manager
    .getByRole('row')
    .filter({ hasText: 'Natália Queiroz Viana' })
    .filter({ hasText: 'Beneficiários acima de 55' });
  await expect(row.first()).toContainText('Cuidado de quem tem mais de 55 anos');
  await expect(
    manager.getByRole('row').filter({ hasText: 'Otávio Magalhães Freitas' }).first(),
  ).toContainText('Consultas registradas');
});

test.describe('the record of openings', () => {
  // The refusal is what this journey tests.
  test.use({ allowedProblems: /403/ });

  test('is refused to who is no manager', async ({ page }) => {
    await enter(page, 'prevencao');
    await page.goto(`${officeUrl}/modulos/prevencao/consultas-registradas?inicio=2020-01-01&fim=2059-12-31`);
    await expect(page.getByText('Só um gerente vê as consultas registradas.').first()).toBeVisible();
  });
});
