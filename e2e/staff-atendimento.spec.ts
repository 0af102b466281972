import type { Locator, Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

const tokens = '/modulos/atendimento/token-confirmacao';

const questionOf = (page: Page): Locator => page.getByRole('alertdialog');
const yesOf = (page: Page): Locator => questionOf(page).getByRole('button', { name: 'Gerar protocolo' });

// Of two people on one thing the second is refused.
test.use({ allowedProblems: /status of 409/ });

test('a token becomes a protocol once: a second person who saw it waiting is told who made it', async ({
  page,
  elsewhere,
}) => {
  await login(page, 'atendimento', tokens);
  const second = await (await elsewhere()).newPage();
  await login(second, 'operacao', tokens);
  for (const each of [page, second]) await each.getByRole('button', { name: 'Carregar tokens' }).click();

  const act = page.getByRole('button', { name: /^Gerar registro de protocolo de / }).first();
  const name = (await act.getAttribute('aria-label')) ?? '';
  const late = second.getByRole('button', { name, exact: true });
  await expect(late).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await yesOf(page).click();
  await expect(page.getByText('Registro protocolo gravado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);

  await late.click();
  await yesOf(second).click();
  await expect(second.getByText('Erro ao gravar o registro protocolo!')).toBeVisible();
  await expect(second.getByText(/já foi gerado por Lídia Fontes Moraes em /)).toBeVisible();
  await expect(late).toHaveCount(0);

  const token = /token (\d{6})$/.exec(name)?.[1] ?? '';
  await page.goto(`${officeUrl}${tokens}?todos=1&filtro.token=${token}`);
  await expect(page.getByRole('row').filter({ hasText: token })).toContainText(/99999920\d{12}/);
});

/** Both presses of a double click, at the present place of the element. */
const pressTwice = async (page: Page, thing: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
};

/** Enter, held so long that the key repeats. */
const holdEnter = async (page: Page) => {
  for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
};

test('double presses and a held Enter on the tokens that wait make one protocol each, of the person who was meant', async ({
  page,
}) => {
  const made: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/gravaRegistroProtocoloToken')) return;
    made.push((request.postDataJSON() as { token: string }).token);
  });
  await login(page, 'atendimento', `${tokens}?todos=1&filtro.situacao=Aguardando+protocolo`);
  const act = page.getByRole('button', { name: /^Gerar registro de protocolo de / }).first();
  const next = async () => {
    const name = (await act.getAttribute('aria-label')) ?? '';
    const [, nome = '', token = ''] = /protocolo de (.*), token (\d{6})$/.exec(name) ?? [];
    return { thing: page.getByRole('button', { name, exact: true }), nome, token };
  };
  const isAsked = async (nome: string) => {
    await expect(questionOf(page)).toHaveAccessibleName(`Gerar o registro de protocolo de ${nome}?`);
    await expect(yesOf(page)).toBeVisible();
  };
  /** The row disappeared after the answer, and no call named another person. */
  const isMade = async (thing: Locator) => {
    await expect(questionOf(page)).toHaveCount(0);
    await expect(thing).toHaveCount(0);
    await expect(act).toBeVisible();
    await expect(questionOf(page)).toHaveCount(0);
  };

  const first = await next();
  await pressTwice(page, first.thing);
  await isAsked(first.nome);
  expect(made).toEqual([]);
  await pressTwice(page, yesOf(page));
  await isMade(first.thing);
  expect(made).toEqual([first.token]);

  const second = await next();
  await second.thing.press('Shift');
  await holdEnter(page);
  await isAsked(second.nome);
  expect(made).toEqual([first.token]);
  await yesOf(page).press('Shift');
  await holdEnter(page);
  await isMade(second.thing);
  expect(made).toEqual([first.token, second.token]);
});
