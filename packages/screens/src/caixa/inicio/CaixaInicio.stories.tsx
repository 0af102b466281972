import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import { getDashboard } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import {
  emptyDashboard,
  fakeDashboard,
  lancamentoFakes,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

export const screen = homeStory({
  modulo: 'caixa',
  endpoint: getDashboard,
  act: 'Registrar pagamento',
  figures: fakeDashboard(),
  fakes: () => [...cartaoFakes(), ...lancamentoFakes()],
  answers: {
    LongText: fakeDashboard({ quantidadeCartao: 1_912_345, valorTotalCartao: 98_765_432_100 }),
  },
});
const { find, linesIn, says, withFigures } = screen;

const meta = { title: 'telas/caixa/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const mes = 'relatorio-cartao?inicio=2026-11-01&fim=2026-11-30';
const parcelas = 'baixa-cartao?aba=parcelas&filtro.prazo=';

/** Every figure leads to its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await says(canvasElement, '4 parcelas atrasadas, 2 de hoje');
    await expect(page.getByRole('link', { name: 'Baixar as atrasadas' })).toHaveAttribute(
      'href',
      `/modulos/caixa/${parcelas}Atrasada`,
    );
    await expect(await linesIn(canvasElement, 'Parcelas em aberto')).toEqual([
      ['Parcelas atrasadas | 4 | 612,30', `${parcelas}Atrasada`],
      ['Parcelas de hoje | 2 | 300,00', `${parcelas}Hoje`],
      ['Parcelas dos próximos 7 dias | 17 | 2.519,00', `${parcelas}Pr%C3%B3ximos+7+dias`],
    ]);
    await expect(await linesIn(canvasElement, 'Vendas com cartão')).toEqual([
      ['No débito | 13 | 5.274,50', `${mes}&filtro.cartaoTransacao=d%C3%A9bito`],
      ['No crédito | 35 | 26.000,00', `${mes}&filtro.cartaoTransacao=cr%C3%A9dito`],
      ['Vendas de hoje | 3 | 1.249,00', 'relatorio-cartao?inicio=2026-11-21&fim=2026-11-21'],
      ['Vendas de 11/2026 | 48 | 31.274,50', mes],
    ]);
  },
};

/** From a figure to its rows. */
export const LeadsToTheRows: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: /^Parcelas atrasadas/ }));
    const next = await findScreen(canvasElement, 'Baixa de cartão');
    await expect(next.getByRole('tab', { name: 'Parcelas em aberto' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: withFigures(emptyDashboard),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Ainda não há vendas com cartão')).toHaveLength(3);
  },
};
