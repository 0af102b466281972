import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao-fake';
import { getDashboard } from '@vidas/api-client/caixa/lancamento';
import { emptyDashboard, fakeDashboard, lancamentoFakes } from '@vidas/api-client/caixa/lancamento-fake';
import { fake, fakeWaiting } from '@vidas/api-client/http/fake';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeFails, homeIsForbidden, homeList, linesOf, noNumbers } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cartaoFakes(), ...lancamentoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/caixa/Início',
  component: StaffStory,
  args: { path: '/modulos/caixa/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Seja bem-vindo ao Módulo Caixa';
const listOf = homeList(title);

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
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('link', { name: /^Parcelas atrasadas/ }));
    const next = await findScreen(canvasElement, 'Baixa de Cartão');
    await expect(next.getByRole('tab', { name: 'Parcelas em aberto' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getDashboard, emptyDashboard)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findAllByText('Ainda não há vendas com cartão')).toHaveLength(7);
  },
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes(fakeWaiting(getDashboard)) };
export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getDashboard, noNumbers)),
  play: homeFails(title),
};
export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ modules: ['cadastro'] }) },
  play: homeIsForbidden('Caixa'),
};
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getDashboard, fakeDashboard({ quantidadeCartao: 1_912_345, valorTotalCartao: 98_765_432_100 })),
  ),
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
