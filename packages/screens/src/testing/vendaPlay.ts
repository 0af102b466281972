import { fakeQuem } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { chooses, findScreen } from './storyPlay.ts';

export const title = 'Pagamento com cartão';

type Page = ReturnType<typeof within>;

/** Types the matrícula and waits for its fees. */
export const openFees = async (canvasElement: HTMLElement): Promise<Page> => {
  const page = await findScreen(canvasElement, title);
  await userEvent.type(page.getByRole('textbox', { name: 'Código do beneficiário' }), '1200{Tab}');
  await page.findByText('3000101', undefined, { timeout: 10_000 });
  return page;
};

export const chooseFee = async (page: Page, codFatura: string) =>
  userEvent.click(
    within((await page.findByText(codFatura)).closest('tr') as HTMLElement).getByRole('checkbox'),
  );

export const fillCard = async (page: Page) => {
  await userEvent.type(page.getByRole('textbox', { name: 'Código de autorização' }), '004217');
  // The form proposes the holder's name.
  await expect(page.getByRole('textbox', { name: 'Emitente do cartão' })).toHaveValue(fakeQuem.nome);
  const bandeira = page.getByRole('combobox', { name: 'Bandeira' });
  await within(bandeira).findByRole('option', { name: 'Visa' });
  await chooses(bandeira, 'Visa');
};

export const inSeven = async (page: Page) => {
  // The line of the choice, whose code loads with the first chosen fee, reports to the form.
  await chooses(page.getByRole('combobox', { name: 'Transação' }), 'Crédito');
  await chooses(page.getByRole('combobox', { name: 'Parcelas' }), '7X');
};
