import { portalUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

// The challenge of the follow-up is an answer 428.
test.use({ allowedProblems: [/status of 428/] });

test('what staff write on a report reaches the person who made it', async ({ page, context }) => {
  const reporter = await context.newPage();
  await reporter.goto(`${portalUrl}/ouvidoriaInterna/denuncia/anon`);
  await reporter
    .getByLabel('Descrição detalhada')
    .fill('Relato da jornada da equipe: a porta de emergência fica trancada.');
  await reporter.getByRole('button', { name: 'Enviar' }).click();
  const protocolo = (await reporter.getByText(/^\d{4} \d{4}$/).innerText()).replace(' ', '');
  const chave = await reporter.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).innerText();

  await login(page, 'ouvidoria', '/modulos/ouvidoria/inicio');
  await page.getByRole('button', { name: 'Carregar denúncias' }).click();
  await expect(page.getByText('Veja as denúncias realizadas abaixo na tabela!')).toBeVisible();
  await page.getByRole('button', { name: /Filtrar Protocolo/ }).click();
  await page.getByRole('textbox', { name: 'Pesquisar Protocolo' }).fill(protocolo);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Adicionar ação à denúncia ${protocolo}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar ação' });
  await dialog.getByLabel('Descrição da ação').fill('A porta foi vistoriada e está livre.');
  await dialog.getByLabel('Status').selectOption('Encerrado');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Ação adicionada com sucesso!')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `Ver a denúncia ${protocolo}` }).click();
  const detail = page.getByRole('dialog', { name: 'Detalhe da denúncia' });
  await expect(detail.getByText('E - Encerrado')).toBeVisible();
  await expect(detail.getByRole('row', { name: /A porta foi vistoriada/ })).toContainText(
    'Lúcia Amaral Bastos',
  );

  await detail.getByLabel('Mensagem a quem denunciou').fill('A porta continua livre?');
  await detail.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(detail.getByText(/^1\. Lúcia Amaral Bastos, em /)).toBeVisible();

  await reporter.goto(`${portalUrl}/ouvidoriaInterna/acompanhamento`);
  await reporter.getByLabel('Protocolo').fill(protocolo);
  await reporter.getByLabel('Chave de acesso').fill(chave);
  await reporter.getByRole('button', { name: 'Consultar denúncia' }).click();
  await expect(reporter.getByText('A porta foi vistoriada e está livre.')).toBeVisible();
  await expect(reporter.getByText('Encerrado')).toBeVisible();
  await expect(reporter.getByText('A porta continua livre?')).toBeVisible();
  await expect(reporter.getByText('Lúcia Amaral Bastos')).toHaveCount(0);
  await reporter.getByLabel('Mensagem para a ouvidoria').fill('Continua, obrigada.');
  await reporter.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(reporter.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Carregar denúncias' }).click();
  await page.getByRole('button', { name: /Filtrar Protocolo/ }).click();
  await page.getByRole('textbox', { name: 'Pesquisar Protocolo' }).fill(protocolo);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Ver a denúncia ${protocolo}` }).click();
  await expect(detail.getByText('Continua, obrigada.')).toBeVisible();
});

test('a closed report asks before another action', async ({ page }) => {
  await login(page, 'ouvidoria', '/modulos/ouvidoria/inicio');
  await page.getByRole('button', { name: 'Carregar denúncias' }).click();
  await page
    .getByRole('row', { name: /Encerrado/ })
    .first()
    .getByRole('button', { name: /Adicionar ação/ })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Denúncia já encerrada! Confirma incluir nova ação?',
  });
  await question.getByRole('button', { name: 'Não' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
