import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import {
  emptyInicioContabilidade,
  fakeInicioContabilidade,
} from '@vidas/api-client/contabilidade/inicio/inicio.fake.ts';
import { expect, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory } from '../../testing/homeStories.ts';

const grande = {
  linhas: 4_812,
  receita: 98_765_432_100,
  despesaLiquida: -98_765_432_100,
  sinistralidade: -10_000,
  calculadoEm: '2026-11-21T08:55',
};

export const screen = homeStory({
  modulo: 'contabilidade',
  endpoint: getInicio,
  figures: fakeInicioContabilidade(),
  answers: {
    LongText: fakeInicioContabilidade({ individual: grande, empresarial: grande }),
  },
});
const { find, withFigures } = screen;

const meta = {
  title: 'telas/contabilidade/Início',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure opens its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const list = within(await page.findByRole('list', { name: 'Empresarial em 10/2026' }));
    const links = await list.findAllByRole('link');
    const rows =
      '/modulos/contabilidade/sinistralidade?pergunta=empresarialResumida&inicio=10-2026&fim=10-2026';
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sinistralidade100,83%, em 37 linhas', rows],
      ['ReceitaR$ 912.450,30, em 37 linhas', rows],
      ['Despesa líquidaR$ 920.041,12, em 37 linhas', rows],
    ]);
    await expect(page.getAllByText('às 08:55')).toHaveLength(2);
    await expect(page.getByRole('link', { name: /Guias em análise/ })).toHaveAttribute(
      'href',
      '/modulos/contabilidade/guias-em-analise?todas=1',
    );
  },
};

/** The first day: without revenue there is no ratio. */
export const Empty: Story = {
  parameters: withFigures(emptyInicioContabilidade),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('—, em 0 linhas')).toHaveLength(2);
  },
};

/** A part could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioContabilidade({ individual: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(3);
    await expect(page.getByText('100,83%, em 37 linhas')).toBeVisible();
  },
};
