import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';
import { pressEnter } from './support/pressEnter.ts';

const at = (screen: string) => `${officeUrl}/modulos/cadastro/${screen}`;

test('SIB-50: differences are sent to ANS, what cannot go is said, and a line of the preview is left out and comes back', async ({
  page,
}) => {
  await enter(page, 'cadastro');
  await page.goto(at('sib-xml-conferencia?aba=campos&filtro.campo=Nome+da+mãe'));
  const boxes = page.getByRole('checkbox', { name: /^Escolher \d{10}$/ });
  await boxes.first().waitFor();
  const count = await boxes.count();
  for (let each = 0; each < count; each += 1) await boxes.nth(each).check();
  await page.getByRole('button', { name: 'Enviar à ANS', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^Enviar à ANS / });
  await question.getByRole('button', { name: 'Enviar à ANS' }).click();
  // Clients of a partner insurer are among them: ANS is told nothing of these.
  const left = page.getByRole('dialog', { name: /como estava/ });
  await expect(left.getByText(/É cliente de uma congênere, e não se informa à ANS/).first()).toBeVisible();
  await left.getByRole('button', { name: 'Fechar', exact: true }).first().click();
  const sent = page.getByRole('row').filter({ hasText: 'No próximo envio' }).first();
  const [matricula = ''] = /\d{10}/.exec(await sent.innerText()) ?? [];
  expect(matricula).not.toBe('');

  await page.goto(at(`envio-sib?filtro.matricula=${matricula}`));
  const movimento = page
    .getByRole('grid', { name: 'Prévia do envio' })
    .getByRole('row')
    .filter({ hasText: matricula })
    .filter({ hasText: 'RETIFICAÇÃO' });
  await expect(movimento).toContainText('Nome da mãe');
  await expect(movimento).toContainText('→');
  await movimento.hover();
  await movimento.getByRole('button', { name: /^Deixar fora do envio RETIFICAÇÃO de / }).click();
  await expect(page.getByText(/^RETIFICAÇÃO de .+ fica fora do envio\.$/)).toBeVisible();
  await movimento.hover();
  const desfaz = movimento.getByRole('button', { name: /^Desfazer: RETIFICAÇÃO/ });
  // A click where another act stood is taken for the second of a double click; a key is not.
  const volta = page.getByText('O movimento volta ao envio.');
  // The list may load again between the two keys, and the new button knows only one of them.
  await expect(async () => {
    if (!(await volta.isVisible())) await pressEnter(desfaz);
    await expect(volta).toBeVisible({ timeout: 3000 });
  }).toPass();
});
