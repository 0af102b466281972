import type { Page } from '@playwright/test';
import { demoPassword, officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter, loginByForm } from './support/login.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem salvar?' });

const staysAndComesBack = async (page: Page) => {
  // A press at the same place counts only after the page has rested.
  await expect(async () => {
    if (await question(page).isVisible())
      await question(page).getByRole('button', { name: 'Continuar preenchendo' }).click({ timeout: 1_000 });
    await expect(question(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
};

test('what is typed on a page is asked for on every way out, and kept', async ({ page }) => {
  await enter(page, 'caixa');
  await page.goto(`${officeUrl}/modulos/caixa/inicio`);
  await page.getByRole('link', { name: 'Pagamento com cartão' }).first().click();
  const emitente = page.getByLabel('Emitente do cartão');
  await emitente.fill('Ana Beatriz');
  const here = page.url();

  const ways: Record<string, () => Promise<unknown>> = {
    'a link of the menu': () => page.getByRole('link', { name: 'Baixa de cartão' }).first().click(),
    'the logo': () =>
      page
        .getByRole('link', { name: /módulos/i })
        .first()
        .click(),
    Back: () => page.evaluate(() => history.back()),
    'the palette': async () => {
      await page.getByRole('button', { name: /^Ir para tela/ }).click();
      await page.getByRole('combobox', { name: 'Ir para tela ou ação' }).fill('Baixa de cartão');
      await page.keyboard.press('Enter');
    },
    'the button Cancelar': () => page.getByRole('button', { name: 'Cancelar' }).click(),
  };
  for (const [way, go] of Object.entries(ways))
    await test.step(way, async () => {
      await go();
      await expect(question(page)).toBeVisible();
      await staysAndComesBack(page);
      await expect(page).toHaveURL(here);
      await expect(emitente).toHaveValue('Ana Beatriz');
    });

  await test.step('reload', async () => {
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading.catch(() => undefined);
    await expect(emitente).toHaveValue('Ana Beatriz');
  });

  await test.step('leaves by Back once the person says so', async () => {
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(`${officeUrl}/modulos/caixa/inicio`);
    await expect(page.getByText('Seja bem-vindo ao módulo Caixa')).toBeVisible();
    await page.goForward();
    await expect(emitente).toHaveValue('');
  });
});

/** A press at the place of the last answer does not count at once. */
const asksAfter = (page: Page, go: () => Promise<unknown>) =>
  expect(async () => {
    await go();
    await expect(question(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();

for (const width of [1_366, 390])
  test(`what is typed in a dialog is asked for on every way that closes it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await enter(page, 'ti');
    await page.goto(`${officeUrl}/modulos/tecnologia/inicio`);
    await page.getByRole('link', { name: 'Pessoas e acessos' }).first().click();
    await page.getByRole('button', { name: 'Nova pessoa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova pessoa' });
    await dialog.getByLabel('Nome', { exact: true }).fill('Ana Beatriz');
    const ways: Record<string, () => Promise<unknown>> = {
      Escape: () => page.keyboard.press('Escape'),
      'the cross': () => dialog.getByRole('button', { name: 'Fechar', exact: true }).click(),
      'the button Cancelar': () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
      'a press beside it': () => page.mouse.click(5, 5),
      Back: () => page.evaluate(() => history.back()),
    };
    for (const [way, go] of Object.entries(ways))
      await test.step(way, async () => {
        await asksAfter(page, go);
        await staysAndComesBack(page);
        await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue('Ana Beatriz');
      });
    await asksAfter(page, () => dialog.getByRole('button', { name: 'Cancelar' }).click());
    await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(dialog).toBeHidden();
  });

test.describe('a session that ended under typed text', () => {
  // The save with an ended session is a 401, and so is a wrong password; a taken login is a 422. The browser logs them.
  test.use({ allowedProblems: [/status of 4(01|22)/] });

  const tokenOf = (page: Page): Promise<string> =>
    page.evaluate(() => /"jwt":"([^"]+)"/.exec(localStorage.getItem('vidas.session') ?? '')?.[1] ?? '');

  test('the same person signs in over the form and saves; nobody else goes on', async ({ page, request }) => {
    await loginByForm(page, 'ti');
    await page.goto(`${officeUrl}/modulos/tecnologia/pessoas`);
    const endsIt = async () => {
      const headers = { authorization: await tokenOf(page) };
      expect((await request.post(`${officeUrl}/api/v1/auth/sair`, { headers })).ok()).toBe(true);
    };
    await page.getByRole('button', { name: 'Nova pessoa' }).click();
    const form = page.getByRole('dialog', { name: 'Nova pessoa' });
    await form.getByLabel('Login', { exact: true }).fill('cadastro');
    await form.getByLabel('Nome', { exact: true }).fill('Ana Beatriz');
    await form.getByRole('combobox', { name: 'Cargo' }).fill('Atendente');
    await page.keyboard.press('Enter');
    await form.getByRole('checkbox', { name: 'Atendimento' }).check();
    const saves = () => form.getByRole('button', { name: 'Adicionar pessoa' }).click();
    const again = page.getByRole('dialog', { name: 'Entre de novo para continuar' });

    await test.step('signs in over the form', async () => {
      await endsIt();
      await saves();
      await again.getByLabel('Senha', { exact: true }).fill('nao-e-esta-senha');
      await page.keyboard.press('Enter');
      await expect(again.getByText('A senha não confere.')).toBeVisible();
      await again.getByLabel('Senha', { exact: true }).fill(demoPassword);
      await page.keyboard.press('Enter');
      await expect(again).toBeHidden();
      await expect(form.getByLabel('Nome', { exact: true })).toHaveValue('Ana Beatriz');
    });
    await test.step('saves again, now heard by the server', async () => {
      await saves();
      await expect(form.getByText('Já existe o login USU_cadastro.')).toBeVisible();
    });
    await test.step('another person is asked, and begins with the login and no text', async () => {
      await endsIt();
      await saves();
      await again.getByRole('button', { name: 'Entrar com outro login' }).click();
      await staysAndComesBack(page);
      await expect(again).toBeVisible();
      await again.getByRole('button', { name: 'Entrar com outro login' }).click();
      await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
      await page.getByLabel('Login', { exact: true }).fill('caixa');
      await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page).toHaveURL(`${officeUrl}/modulos`);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});
