import { liquidado } from '../apps/api/src/demo/retorno/escreveRetorno.ts';
import { proximoDiaUtilBancario } from '../packages/api-client/src/financeiro/feriado/calendario.rules.ts';
import { writeDay } from '../packages/api-client/src/words/day.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';
import { demoDay } from './support/moment.ts';
import { quietBills } from './support/quietBills.ts';
import { bankReports } from './support/retorno.ts';

/** A bank day about a month ago: other journeys check later ones. */
const creditDay = (): string => {
  const before = new Date(Date.parse(demoDay()) - 25 * 86_400_000).toISOString().slice(0, 10);
  return proximoDiaUtilBancario(before);
};

test('the file is dropped on the morning, which says what it did, and the day is checked there', async ({
  page,
}) => {
  const [paid, short] = quietBills(3);
  if (!paid || !short) throw new Error('no bills');
  const creditoEm = creditDay();
  await login(page, 'financeiro', '/modulos/financeiro/manha');
  const name = await bankReports(
    page,
    [
      liquidado({ ...paid, pagoEm: creditoEm, creditoEm }),
      liquidado({ ...short, pagoEm: creditoEm, creditoEm }, { recebido: short.valorTitulo - 100 }),
    ],
    'manha',
  );
  const settled = page
    .getByRole('table', { name: 'O que se pagou' })
    .getByRole('row')
    .filter({ hasText: name });
  await expect(settled.filter({ hasText: 'Liquidado' })).toContainText('1');
  const toSee = page.getByRole('table', { name: 'Para olhar nos arquivos' });
  await expect(toSee.getByRole('row').filter({ hasText: name })).toContainText('Valor diferente');

  const dia = writeDay(creditoEm);
  const days = page.getByRole('grid', { name: 'Dias a conferir' });
  const row = days.getByRole('row').filter({ hasText: dia }).first();
  await row.getByRole('button', { name: `Conferir ${dia}` }).click();
  const dialog = page.getByRole('dialog', { name: `Conferir o crédito de ${dia}` });
  const said = await dialog.getByText(/^Os arquivos dizem R\$/).innerText();
  const value = /R\$\s*([\d.,]+)/.exec(said)?.[1] ?? '';
  await dialog.getByRole('textbox', { name: /Valor no extrato/ }).fill(value);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`O crédito de ${dia} confere com o extrato.`)).toBeVisible();
  await expect(row).toContainText('Confere');

  await settled.getByRole('link', { name: /^Liquidado/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Liquidado' })).toHaveCount(1);
});
