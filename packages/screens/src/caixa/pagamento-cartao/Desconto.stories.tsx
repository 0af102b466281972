import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import { lancamentoFakes } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { chooses, findDialog, findScreen } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/caixa/Desconto da venda',
  component: StaffStory,
  args: { path: '/modulos/caixa/pagamento-cartao' },
  parameters: { layout: 'fullscreen', msw: [...cartaoFakes(), ...lancamentoFakes(), ...shellFakes()] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A complete sale of one fee of R$ 413,47, still without discount. */
const debit = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Pagamento com cartão');
  await userEvent.type(page.getByRole('textbox', { name: 'Código do beneficiário' }), '1200{Tab}');
  const fee = await page.findByText('3000101', undefined, { timeout: 10_000 });
  await userEvent.click(within(fee.closest('tr') as HTMLElement).getByRole('checkbox'));
  await userEvent.type(page.getByRole('textbox', { name: 'Código de autorização' }), '004217');
  const emitente = page.getByRole('textbox', { name: 'Emitente do cartão' });
  await userEvent.clear(emitente);
  await userEvent.type(emitente, 'Conceição de Ávila');
  const bandeira = page.getByRole('combobox', { name: 'Bandeira' });
  await within(bandeira).findByRole('option', { name: 'Visa' });
  await chooses(bandeira, 'Visa');
  await chooses(page.getByRole('combobox', { name: 'Transação' }), 'Débito');
  const desconto = page.getByRole('textbox', { name: /^Desconto/ });
  await waitFor(() => expect(desconto).toBeEnabled());
  return { page, desconto, saves: () => userEvent.click(page.getByRole('button', { name: 'Salvar' })) };
};

const refuses = async (canvasElement: HTMLElement) => {
  const sale = await debit(canvasElement);
  await userEvent.type(sale.desconto, '13,47');
  await sale.saves();
  await waitFor(() => expect(sale.desconto).toBeInvalid());
  await expect(sale.desconto).toHaveFocus();
  await expect(sale.desconto).toHaveAccessibleDescription(/O desconto digitado não foi aplicado/);
  return sale;
};
const shows = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> =>
  void (await refuses(canvasElement));

export const Default: Story = { play: shows };
export const LongText: Story = {
  parameters: { picture: { skip: 'o emitente é o único texto livre, e está em Pagamento com cartão' } },
  play: shows,
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: shows };
export const Dark: Story = { globals: { theme: 'dark' }, play: shows };

/** A typed discount is not dropped silently: the person applies or erases it before the sale is written. */
export const NotApplied: Story = {
  name: 'Digitado e não aplicado',
  parameters: { picture: { skip: 'a tela é a de Pagamento com cartão' } },
  play: async ({ canvasElement }) => {
    const { page, saves } = await refuses(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Aplicar desconto' }));
    await saves();
    await findDialog(/^Salvar a venda de R\$ 400,00 para/, 'alertdialog');
  },
};

export const Erased: Story = {
  name: 'Digitado e apagado',
  parameters: { picture: { skip: 'a tela é a de Pagamento com cartão' } },
  play: async ({ canvasElement }) => {
    const { desconto, saves } = await debit(canvasElement);
    await userEvent.type(desconto, '13,47');
    await userEvent.clear(desconto);
    await saves();
    await findDialog(/^Salvar a venda de R\$ 413,47 para/, 'alertdialog');
  },
};
