import { officeUrl } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';
import { pressEnter } from './support/pressEnter.ts';

const demanda = '10999777';

test('a NIP answered', async ({ page }) => {
  await enter(page, 'juridico');
  const [{ matricula = '' } = {}] = await ask<{ matricula: string }[]>(page, '/juridico/getNips');
  await page.goto(`${officeUrl}/modulos/juridico/nip`);
  await expect(page).toHaveURL(/abertas=1/);

  await page.getByRole('button', { name: 'Registrar NIP' }).click();
  const novo = page.getByRole('dialog', { name: 'Registrar NIP' });
  await novo.getByLabel('Número da demanda na ANS').fill(demanda);
  await novo.getByLabel('Matrícula do beneficiário').fill(matricula);
  await novo.getByLabel('Natureza').selectOption({ label: 'Assistencial' });
  await novo.getByLabel('Assunto').fill('Exame não autorizado');
  await novo.getByLabel('Texto da demanda').fill('Pedi um exame e não tive resposta.');
  await pressEnter(novo.getByRole('button', { name: 'Registrar NIP' }));
  await expect(page.getByText(new RegExp(`NIP ${demanda} de .+: resolver até`))).toBeVisible();
  await expect(novo).toBeHidden();

  await page.getByRole('button', { name: `Abrir a NIP ${demanda}` }).click();
  const gaveta = page.getByRole('dialog', { name: `NIP ${demanda}`, exact: true });
  await expect(gaveta.getByText('Ainda sem resposta.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await pressEnter(gaveta.getByRole('button', { name: `Dossiê da NIP ${demanda}` }));
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^dossie-nip-${demanda}-.+\\.pdf$`));

  await pressEnter(gaveta.getByRole('button', { name: 'Responder', exact: true }));
  const resposta = page.getByRole('dialog', { name: `Responder a NIP ${demanda}` });
  await resposta.getByLabel('Resposta', { exact: true }).fill('O exame foi autorizado.');
  await pressEnter(resposta.getByRole('button', { name: 'Registrar resposta' }));
  await expect(page.getByText(`NIP ${demanda}: resposta registrada.`)).toBeVisible();
  await expect(gaveta.getByText('O exame foi autorizado.')).toBeVisible();
  await expect(gaveta.getByRole('button', { name: 'Responder', exact: true })).toHaveCount(0);

  await pressEnter(gaveta.getByRole('button', { name: 'Registrar desfecho' }));
  const desfecho = page.getByRole('dialog', { name: `Desfecho da NIP ${demanda}` });
  await desfecho.getByLabel('Desfecho', { exact: true }).selectOption({ label: 'Resolvida' });
  await pressEnter(desfecho.getByRole('button', { name: 'Registrar desfecho' }));
  await expect(page.getByText(`NIP ${demanda}: resolvida.`)).toBeVisible();
  // With answer and outcome it waits for nothing.
  await expect(page.getByRole('button', { name: `Abrir a NIP ${demanda}` })).toHaveCount(0);
  await page.goto(`${officeUrl}/modulos/juridico/nip?todas=1`);
  await expect(page.getByRole('row').filter({ hasText: demanda })).toContainText('Resolvida');
});
