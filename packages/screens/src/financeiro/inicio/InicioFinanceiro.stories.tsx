import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/financeiro/inicio';
import { emptyInicioFinanceiro, fakeInicioFinanceiro } from '@vidas/api-client/financeiro/inicio-fake';
import { fake, fakeWaiting } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeFails, homeIsForbidden, homeList, linksOf, noNumbers } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({ msw: [...handlers, ...shellFakes()] });

const meta = {
  title: 'telas/financeiro/Início',
  component: StaffStory,
  args: { path: '/modulos/financeiro/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes(fake(getInicio, fakeInicioFinanceiro())) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Seja bem-vindo ao Módulo Financeiro';
const listOf = homeList(title);
const at = '/modulos/financeiro';

/** Every figure opens the rows that it counts. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await linksOf(await listOf(canvasElement, 'Neste mês'))).toEqual([
      ['Recebimentos do mêsR$ 912.450,301.842', `${at}/recebimentos?inicio=2026-11-01&fim=2026-11-30`],
      [
        'A vencer em 7 diasR$ 147.802,00, até 27/11/2026312',
        `${at}/idadeSaldos?todos=1&filtro.vencto=21%2F11%2F2026..27%2F11%2F2026`,
      ],
      [
        'Pagamentos do mêsR$ 481.200,77, com os do caixa e da previdência57',
        `${at}/ContasAPagarPgtsEfetuados?inicio=2026-11-01&fim=2026-11-30&caixa=1&previdencia=1`,
      ],
    ]);
    await expect((await linksOf(await listOf(canvasElement, 'Faturas em atraso')))[3]).toEqual([
      'Mais de 90 diasR$ 10.779,4031',
      `${at}/idadeSaldos?todos=1&filtro.faixa=Mais+de+90+dias`,
    ]);
    await expect((await linksOf(await listOf(canvasElement, 'Últimos arquivos do banco')))[0]).toEqual([
      '19/11/2026 08:12148 boletos em CBR6430236_20261119.RET',
      `${at}/arquivo-banco?arquivo=26`,
    ]);
  },
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes(fakeWaiting(getInicio)) };

/** The first day: nothing came in, nothing is late. */
export const Empty: Story = {
  parameters: withFakes(fake(getInicio, emptyInicioFinanceiro)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Nenhum arquivo de retorno ainda')).toBeVisible();
    await expect(page.getAllByText('Ainda não há títulos')).toHaveLength(5);
  },
};

export const OneRow: Story = {
  name: 'Um de cada',
  parameters: withFakes(
    fake(getInicio, fakeInicioFinanceiro({ recebidos: { quantidade: 1, valor: 43_575 } })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('R$ 435,75')).toBeVisible();
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFakes(fake(getInicio, fakeInicioFinanceiro({ atraso: null, arquivos: null }))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(2);
    await expect(page.getByRole('link', { name: /Recebimentos do mês/ })).toHaveTextContent('1.842');
  },
};

export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getInicio, noNumbers)),
  play: homeFails(title),
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: homeIsForbidden('Financeiro'),
};

const opens: Story['play'] = async ({ canvasElement }) => void (await findScreen(canvasElement, title));

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicioFinanceiro({
        recebidos: { quantidade: 1_812_345, valor: 98_765_432_100 },
        pagos: { quantidade: 912_345, valor: 98_765_432_100 },
      }),
    ),
  ),
  play: opens,
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: opens };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: opens };
