import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import { getMensalidade } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import {
  fakeAbertas,
  fakeQuem,
  lancamentoFakes,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { geraPix } from '@vidas/api-client/cobranca/pix/pix.contract.ts';
import { fakeCodigoPix } from '@vidas/api-client/cobranca/pix/pix.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findDialog, longName } from '../../testing/storyPlay.ts';
import { chooseFee, openFees } from '../../testing/vendaPlay.ts';

const asked: { titulos: readonly string[] } = { titulos: [] };
const fakes = (pix = true, nome = fakeQuem.nome) => ({
  layout: 'fullscreen',
  msw: [
    fake(geraPix, ({ body }) => {
      asked.titulos = body.titulos;
      return fakeCodigoPix({ valor: body.total, dia: '2026-11-21' });
    }),
    ...(nome === fakeQuem.nome
      ? []
      : [fake(getMensalidade, { dataFormat: fakeAbertas, empCon: null, quem: { ...fakeQuem, nome }, pix })]),
    ...cartaoFakes(),
    ...lancamentoFakes({ pix }),
    ...shellFakes(),
  ],
});

const meta = {
  title: 'telas/caixa/Pagamento com cartão, PIX',
  component: StaffStory,
  args: { path: '/modulos/caixa/pagamento-cartao' },
  parameters: fakes(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The late fees come first; then everything, or the chosen ones. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await chooseFee(page, '3000102');
    // The line with the choice has its own late code and reports to the page.
    const total = within(page.getByRole('region', { name: 'A cobrar no cartão' }));
    await waitFor(() => expect(total.getAllByText('R$ 400,00')).not.toHaveLength(0));
    await userEvent.click(page.getByRole('button', { name: 'Cobrar por PIX' }));
    const dialog = await findDialog(`PIX de ${fakeQuem.nome}`);
    await expect(await dialog.findByRole('img', { name: 'Código PIX de R$ 400,00' })).toBeVisible();
    await expect(
      dialog.getByRole('radio', { name: 'Tudo em aberto: 3 mensalidades, R$ 1.213,48' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Vencido: 1 mensalidade, R$ 413,47' }));
    await expect(await dialog.findByRole('img', { name: 'Código PIX de R$ 413,47' })).toBeVisible();
    await expect(asked.titulos).toEqual(['7000101']);
  },
};

export const LongText: Story = {
  parameters: fakes(true, longName),
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Cobrar por PIX' }));
    const dialog = await findDialog(`PIX de ${longName}`);
    await expect(await dialog.findByRole('img', { name: 'Código PIX de R$ 413,47' })).toBeVisible();
  },
};

export const WithoutKey: Story = {
  name: 'Sem chave PIX',
  parameters: fakes(false),
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await expect(page.queryByRole('button', { name: 'Cobrar por PIX' })).toBeNull();
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
