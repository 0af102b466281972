import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';
import { quietBills } from './support/quietBills.ts';

// The bill is asked for a second time after it was paid.
test.use({ allowedProblems: /status of 409/ });

test('a bill is received in cash by keys alone, and the next payer finds the field ready (CXA-25)', async ({
  page,
}) => {
  const bill = quietBills(3).at(-1);
  if (!bill) throw new Error('no bill');
  await login(page, 'caixa', '/modulos/caixa/balcao');
  const { keyboard } = page;
  const field = page.getByRole('textbox', { name: 'Quem paga' });
  await expect(field).toBeFocused();
  await keyboard.type(bill.nossoNumero);
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: new RegExp(`fatura ${bill.fatura}`) })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dinheiro' })).toBeFocused();
  // A key of a person who is present: what got the focus by itself ignores Enter (REL-33).
  await keyboard.press('Shift');
  await keyboard.press('Enter');
  const receive = page.getByRole('button', { name: /^Receber R\$ .* em dinheiro$/ });
  await expect(receive).toBeFocused();
  await keyboard.press('Shift');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Recibo de/ })).toBeVisible();
  await keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await keyboard.type(bill.nossoNumero);
  await keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`A fatura ${bill.fatura} já foi paga em`))).toBeVisible();
  await expect(field).toHaveValue(bill.nossoNumero);
});
