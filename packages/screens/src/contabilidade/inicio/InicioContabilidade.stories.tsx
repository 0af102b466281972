import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import {
  emptyInicioContabilidade,
  fakeInicioContabilidade,
} from '@vidas/api-client/contabilidade/inicio/inicio.fake.ts';
import { expect } from 'storybook/test';
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
  act: 'Ver a sinistralidade',
  figures: fakeInicioContabilidade(),
  answers: {
    LongText: fakeInicioContabilidade({ individual: grande, empresarial: grande }),
  },
});
const { find, linesIn, says, withFigures } = screen;

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
    const page = await says(
      canvasElement,
      'Sinistralidade de 10/2026: 72,76% no individual, 100,83% no empresarial',
    );
    const rows = (tipo: string) => `sinistralidade?pergunta=${tipo}Resumida&inicio=10-2026&fim=10-2026`;
    await expect(page.getByRole('link', { name: 'Ver a sinistralidade' })).toHaveAttribute(
      'href',
      `/modulos/contabilidade/${rows('empresarial')}`,
    );
    await expect(await linesIn(canvasElement, 'Contratos em 10/2026')).toEqual([
      ['Individual | 4 | 481.200,77 | 350.142,50 | 72,76%', rows('individual')],
      ['Empresarial | 37 | 912.450,30 | 920.041,12 | 100,83%', rows('empresarial')],
    ]);
    await expect(page.getByText('às 08:55')).toBeVisible();
    await expect(await linesIn(canvasElement, 'Em Contas Médicas')).toEqual([
      ['Guias em análiseainda fora do custo | 212 | 49.187,00', 'guias-em-analise?todas=1'],
    ]);
  },
};

/** The first day: without revenue there is no ratio. */
export const Empty: Story = {
  parameters: withFigures(emptyInicioContabilidade),
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'Sem receita em 10/2026');
    const [first] = await linesIn(canvasElement, 'Contratos em 10/2026');
    await expect(first?.[0]).toBe('Individual | 0 | 0,00 | 0,00 | —');
  },
};

/** A part could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioContabilidade({ individual: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(1);
    await expect(page.getByText('100,83%')).toBeVisible();
  },
};
