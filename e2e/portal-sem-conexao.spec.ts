import { portalUrl } from './support/addresses.ts';
import { isAwake } from './support/awake.ts';
import { expect, test } from './support/csp.ts';

// The browser logs each call without network, and the challenge.
test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|status of 428/ });

const at = (page: string) => `${portalUrl}/ouvidoriaInterna/${page}`;
const unanswered = /A ouvidoria não respondeu\. O que você escreveu continua aqui/;

test('what a person writes to the ombudsman stays while there is no network, and leaves with one press', async ({
  page,
  context,
}) => {
  await page.goto(at('denuncia/anon'));
  await isAwake(page.locator('form'));
  const story = page.getByLabel('Descrição detalhada');
  const relato = 'Relato sem conexão: a rede caiu na hora de enviar.';
  // The first field loads the code and the addresses of the calls; neither arrives.
  await context.setOffline(true);
  await story.fill(relato);
  const send = page.getByRole('button', { name: 'Enviar' });
  await send.click();
  await expect(page.getByText(unanswered)).toBeVisible();
  await expect(story).toHaveValue(relato);
  const filed: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/inserirNovaDenuncia')) filed.push(answer.status());
  });
  await context.setOffline(false);
  await expect(story).toHaveValue(relato);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Guarde o protocolo e a chave' })).toBeVisible();
  // The earlier press was not stored: one answer with the challenge, one with the report.
  expect(filed).toEqual([428, 200]);
  const protocolo = await page.getByText(/^\d{4} \d{4}$/).innerText();
  const chave = await page.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).innerText();

  await page.goto(at('acompanhamento'));
  await isAwake(page.locator('form'));
  await page.getByLabel('Protocolo').fill(protocolo);
  await page.getByLabel('Chave de acesso').fill(chave);
  const look = page.getByRole('button', { name: 'Consultar denúncia' });
  await look.click();
  await expect(page.getByText(relato)).toBeVisible();
  await page.getByLabel('Mensagem para a ouvidoria').fill('Tenho uma testemunha.');
  await context.setOffline(true);
  await look.click();
  await expect(page.getByText(unanswered)).toBeVisible();
  // The key is not doubted, and the report stays with the input below it.
  await expect(page.getByText('Confira o protocolo e a chave.')).toHaveCount(0);
  await expect(page.getByText(relato)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText(unanswered)).toHaveCount(2);
  await expect(page.getByLabel('Mensagem para a ouvidoria')).toHaveValue('Tenho uma testemunha.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
});
