import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

test('CAD-42: missing names are typed one after another, each a name and Enter, and the last is taken back', async ({
  page,
}) => {
  await login(page, 'cadastro', '/modulos/cadastro/pendencias-sib');
  const desk = page.getByRole('region', { name: 'Pendências do SIB', exact: true });
  const status = desk.getByRole('status');
  const first = desk.getByRole('button', { name: /Falta o nome da mãe\.$/ }).first();
  await first.click();
  const field = desk.getByRole('textbox', { name: 'Nome da mãe' });
  const saved: string[] = [];
  for (const nome of ['Alzira Prado Neves', 'Benta Correia Luz']) {
    const thing = desk.getByRole('heading', { level: 2 }).and(desk.locator('[tabindex="-1"]'));
    const quem = await thing.innerText();
    // The focus comes with the thing; a letter that is typed stands in the field.
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type(nome, { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(status).toContainText(`Gravado: Nome da mãe de ${quem}.`);
    saved.push(quem);
  }
  await desk.getByRole('button', { name: 'Desfazer' }).click();
  await expect(status).toContainText(`Desfeito: Nome da mãe de ${saved.at(-1)} volta ao que era.`);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\?lugar=\d+$/);
});
