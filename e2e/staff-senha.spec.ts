import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { loginByForm } from './support/login.ts';
import { asTecnologia, given, makePerson, own } from './support/person.ts';

// Sessions end while people work, and passwords are refused.
test.use({ allowedProblems: /status of (401|422)/ });

const home = `${officeUrl}/modulos/juridico/inicio`;
const greeting = 'Seja bem-vindo ao módulo Jurídico';

const enters = async (page: Page, login: string, password: string) => {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
const changes = async (page: Page, from: string, to: string, button: string) => {
  await page.getByLabel('Senha atual', { exact: true }).fill(from);
  await page.getByLabel('Senha nova', { exact: true }).fill(to);
  await page.getByRole('button', { name: button }).click();
};

test('a password that somebody else set is changed before anything else, and the wanted address waits', async ({
  page,
  request,
}) => {
  await makePerson(request, 'lia.primeira');
  await page.goto(home);
  await enters(page, 'lia.primeira', given);
  await expect(page.getByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
  await expect(page).toHaveURL(home);
  await expectAccessible(page);
  await page.goto(`${officeUrl}/modulos`);
  await expect(page.getByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
  await page.goto(home);
  await changes(page, given, 'Senha@123456', 'Trocar senha e continuar');
  await expect(page.getByText(/das primeiras que alguém tentaria/)).toBeVisible();
  await changes(page, given, own, 'Trocar senha e continuar');
  await expect(page.getByText(greeting)).toBeVisible();
  await page.reload();
  await expect(page.getByText(greeting)).toBeVisible();
});

test('a person changes the own password; elsewhere her session ends and says why', async ({
  page,
  request,
  elsewhere,
}) => {
  await makePerson(request, 'lia.propria', { hasChosen: true });
  await loginByForm(page, 'lia.propria', { password: own });
  const other = await (await elsewhere()).newPage();
  await loginByForm(other, 'lia.propria', { password: own });
  await other.goto(home);
  await expect(other.getByText(greeting)).toBeVisible();

  await page.getByRole('button', { name: 'Menu de Lia da Senha' }).click();
  await page.getByRole('menuitem', { name: 'Trocar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar senha' });
  await expect(dialog).toBeVisible();
  await changes(page, 'nao-e-esta-senha', 'bicicleta sem freio', 'Trocar senha');
  await expect(dialog.getByText('A senha atual não confere.')).toBeVisible();
  await changes(page, own, 'bicicleta sem freio', 'Trocar senha');
  await expect(page.getByText('Senha trocada!')).toBeVisible();
  await page.goto(home);
  await expect(page.getByText(greeting)).toBeVisible();

  await other.reload();
  await expect(other.getByText('Sua senha foi trocada. Entre com a senha nova.')).toBeVisible();
  await enters(other, 'lia.propria', own);
  await expect(other.getByText('Erro na autenticação!')).toBeVisible();
  await enters(other, 'lia.propria', 'bicicleta sem freio');
  await expect(other.getByText(greeting)).toBeVisible();
});

test('changed modules end the session at its next call, and the same person goes on where she was', async ({
  page,
  request,
}) => {
  await makePerson(request, 'lia.modulos', { hasChosen: true });
  await loginByForm(page, 'lia.modulos', { password: own });
  await page.goto(home);
  await expect(page.getByText(greeting)).toBeVisible();
  const troca = { login: 'lia.modulos', modulos: ['caixa', 'juridico'], vistos: ['juridico'] };
  await asTecnologia(request, 'trocaModulosPessoa', troca);
  await page.reload();
  await expect(page.getByText('Seus módulos mudaram. Entre de novo.')).toBeVisible();
  await enters(page, 'lia.modulos', own);
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(page).toHaveURL(home);
  await page.goto(`${officeUrl}/modulos`);
  await expect(page.getByRole('list', { name: 'Módulos' }).getByRole('listitem')).toHaveText([
    /^Caixa/,
    /^Jurídico/,
  ]);
});
