import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';
import { showsAllRows } from './support/menu.ts';
import { pressEnter } from './support/pressEnter.ts';

const lista = '/modulos/prevencao/beneficiarios-acima-55?todos=1';

test('CAD-30: a nurse finds a number wrong, Cadastro corrects it, and it is the one that is called', async ({
  page,
  elsewhere,
}) => {
  await enter(page, 'prevencao');
  await page.goto(`${officeUrl}${lista}&filtro.contato=Nunca+contatado`);
  await showsAllRows(page);
  const act = page
    .getByRole('row')
    .filter({ hasText: /\(\d\d\) 9?\d{4}-/ })
    .getByRole('button', { name: /^Registrar contato com / })
    .last();
  const nome = ((await act.getAttribute('aria-label')) ?? '').replace('Registrar contato com ', '');
  const row = page.getByRole('row').filter({ hasText: nome });
  await row.hover();
  await act.click();
  const dialog = page.getByRole('dialog', { name: 'Registrar contato' });
  await dialog.getByLabel('Resultado').selectOption({ label: 'Número errado' });
  const wrong = await dialog.getByLabel('Número chamado').locator('option:checked').innerText();
  await pressEnter(dialog.getByRole('button', { name: 'Registrar', exact: true }));
  await expect(page.getByText('Contato registrado com sucesso!')).toBeVisible();

  const clerk = await (await elsewhere()).newPage();
  await enter(clerk, 'cadastro');
  await clerk.goto(`${officeUrl}/modulos/cadastro/telefones-errados?todos=1`);
  const errado = clerk.getByRole('row').filter({ hasText: nome });
  await expect(errado).toContainText(wrong);
  await expect(errado).toContainText('Natália Queiroz Viana');
  await errado.hover();
  await errado.getByRole('button', { name: /^Corrigir/ }).click();
  const corrige = clerk.getByRole('dialog');
  await corrige.getByRole('textbox').first().fill('44991230456');
  await pressEnter(corrige.getByRole('button', { name: /^(Corrigir|Salvar|Gravar)/ }));
  await expect(corrige).toHaveCount(0);
  await expect(errado).toHaveCount(0);

  await page.goto(`${officeUrl}${lista}`);
  await page.getByRole('button', { name: /Filtrar Nome/ }).click();
  await page.getByRole('textbox', { name: 'Pesquisar Nome' }).fill(nome);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: nome })).toContainText('(44) 99123-0456');
});
