import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

test('CAD-45: a difference is sent by one key and taken back, and the next one is there at once', async ({
  page,
}) => {
  await login(page, 'cadastro', '/modulos/cadastro/sib-xml-conferencia?aba=campos');
  await page.getByRole('link', { name: 'Decidir uma a uma' }).click();
  const desk = page.getByRole('region', { name: 'Diferenças da conferência', exact: true });
  const status = desk.getByRole('status');
  const thing = desk.getByRole('heading', { level: 2 }).and(desk.locator('[tabindex="-1"]'));
  const list = desk.getByRole('region', { name: /^Lista/ });
  // A name: numbers of ANS are never sent.
  await list
    .getByRole('button', { name: /ANS: (?!ATIVO|INATIVO)[A-Z]/ })
    .first()
    .click();
  await expect(thing).toBeFocused();
  const quem = await thing.innerText();
  // A key counts once the thing was seen for 300 ms: until then the desk says so.
  await expect(async () => {
    await page.keyboard.press('e');
    await expect(status).toContainText(`de ${quem}.`, { timeout: 500 });
  }).toPass();
  await expect(status).toContainText(/^Segue à ANS: /);
  await expect(thing).toBeFocused();
  await page.keyboard.press('u');
  await expect(status).toContainText('Desfeito: 1 diferença volta a esperar.');
  await expect(thing).toHaveText(quem);
  await expect(page).toHaveURL(/\/diferencas-sib\?lugar=\d+$/);
});
