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
import { linesOf, homeStory } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

export const screen = homeStory({
  modulo: 'caixa',
  endpoint: getDashboard,
  figures: fakeDashboard(),
  fakes: () => [...cartaoFakes(), ...lancamentoFakes()],
  answers: {
    LongText: fakeDashboard({ quantidadeCartao: 1_912_345, valorTotalCartao: 98_765_432_100 }),
  },
});
const { find, listOf, withFigures } = screen;

const meta = { title: 'telas/caixa/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const mes = '/modulos/caixa/relatorio-cartao?inicio=2026-11-01&fim=2026-11-30';
const parcelas = '/modulos/caixa/baixa-cartao?aba=parcelas&filtro.prazo=';

/** Every figure leads to its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await linesOf(await listOf(canvasElement, 'Parcelas em aberto'))).toEqual([
      ['Parcelas atrasadasR$ 612,304', `${parcelas}Atrasada`],
      ['Parcelas de hojeR$ 300,002', `${parcelas}Hoje`],
      ['Parcelas dos próximos 7 diasR$ 2.519,0017', `${parcelas}Pr%C3%B3ximos+7+dias`],
    ]);
    await expect(await linesOf(await listOf(canvasElement, 'Vendas com cartão'))).toEqual([
      ['Vendas de hojeR$ 1.249,003', '/modulos/caixa/relatorio-cartao?inicio=2026-11-21&fim=2026-11-21'],
      ['Vendas de 11/2026R$ 31.274,5048', mes],
      ['No débitoR$ 5.274,5013', `${mes}&filtro.cartaoTransacao=d%C3%A9bito`],
      ['No créditoR$ 26.000,0035', `${mes}&filtro.cartaoTransacao=cr%C3%A9dito`],
    ]);
  },
};

/** From a figure to its rows. */
export const LeadsToTheRows: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: /^Parcelas atrasadas/ }));
    const next = await findScreen(canvasElement, 'Baixa de Cartão');
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
    await expect(await page.findAllByText('Ainda não há vendas com cartão')).toHaveLength(7);
  },
};
