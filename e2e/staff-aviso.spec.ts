import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { officeUrl } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';
import { pressEnter } from './support/pressEnter.ts';

test('NOT-16: a message proves nothing, a letter with its AR begins the ten days, and the queue says each reason', async ({
  page,
}) => {
  await enter(page, 'cobranca');
  const fila = await ask<Notificacao[]>(page, '/cobranca/getNotificacoes');
  const { matricula = '', nome = '' } =
    fila.find(
      ({ situacao, falta, fone1 }) =>
        situacao.startsWith('AVIS') && !falta?.includes('contrato sem data') && /^\d{2}9/.test(fone1 ?? ''),
    ) ?? {};
  expect(matricula).not.toBe('');

  await page.goto(`${officeUrl}/modulos/cobranca/notificacao?filtro.matricula=${matricula}`);
  const row = page.getByRole('row').filter({ hasText: matricula });
  await expect(row).toContainText(/sem aviso|sem prova/);
  await row.getByRole('checkbox').check();
  await pressEnter(page.getByRole('button', { name: 'Mensagem', exact: true }));
  const mensagem = page.getByRole('dialog', { name: 'Mensagem de aviso' });
  await expect(mensagem.getByText(/^1 pessoa recebe/)).toBeVisible();
  await pressEnter(mensagem.getByRole('button', { name: 'Fazer campanha' }));
  const envia = page.getByRole('alertdialog');
  await expect(envia.getByText(/R\$/).first()).toBeVisible();
  await pressEnter(envia.getByRole('button', { name: 'Enviar campanha' }));
  await expect(page.getByText('Envio autorizado!')).toBeVisible();
  await expect(row).toContainText(/não vale: aviso sem prova/);

  await row.getByRole('checkbox').check();
  await pressEnter(page.getByRole('button', { name: 'Cartas', exact: true }));
  await pressEnter(
    page.getByRole('dialog', { name: 'Fazer cartas de aviso' }).getByRole('button', { name: 'Fazer cartas' }),
  );
  const cartas = page.getByRole('dialog', { name: 'Cartas de aviso', exact: true });
  await expect(cartas.getByText(/1 carta feita/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText(/por carta com AR não vale: aviso sem prova/);

  await row.getByRole('checkbox').check();
  await pressEnter(page.getByRole('button', { name: 'Registrar prova', exact: true }));
  const qual = page.getByRole('dialog', { name: `Prova de um aviso a ${nome}` });
  await expect(qual.getByLabel('Aviso que a prova prova')).toContainText(/carta/i);
  await pressEnter(qual.getByRole('button', { name: 'Continuar' }));
  const prova = page.getByRole('dialog', { name: 'Registrar prova' });
  await prova.getByRole('group', { name: 'Dia no AR' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('21112026');
  await prova.getByLabel('Número do AR').fill('BR987654321BR');
  await pressEnter(prova.getByRole('button', { name: 'Registrar prova' }));
  await expect(row).toHaveCount(0);

  await page.getByRole('tab', { name: /^Aguardando/ }).click();
  await expect(page.getByRole('row').filter({ hasText: nome })).toContainText(/o prazo para pagar vai até/);
});
