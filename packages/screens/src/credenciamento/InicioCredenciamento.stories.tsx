import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/credenciamento/inicio.contract.ts';
import {
  emptyInicioCredenciamento,
  fakeInicioCredenciamento,
} from '@vidas/api-client/credenciamento/inicio.fake.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { homeStory } from '../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'credenciamento',
  endpoint: getInicio,
  act: 'Ver a rede credenciada',
  figures: fakeInicioCredenciamento(),
  answers: {
    LongText: fakeInicioCredenciamento({
      especialidades: [
        { nome: 'Cirurgia cardiovascular pediátrica e transplantes intratorácicos', quantidade: 1_234_567 },
      ],
    }),
  },
});
const { find, linesIn, withFigures } = screen;

const meta = {
  title: 'telas/credenciamento/Início',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure opens its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await linesIn(canvasElement, 'Rede')).toEqual([
      ['Credenciados | 84', 'rede?todos=1&filtro.situacao=Credenciado'],
      [
        'Credenciados sem guiasNenhuma recebida em 12 meses | 3',
        'rede?todos=1&filtro.situacao=Credenciado&filtro.guias=0',
      ],
      ['Descredenciados | 9', 'rede?todos=1&filtro.situacao=Descredenciado'],
    ]);
    await expect((await linesIn(canvasElement, 'Cidades'))[1]).toEqual([
      'Foz do Iguaçu | 14',
      'rede?todos=1&filtro.situacao=Credenciado&filtro.cidade=Foz+do+Igua%C3%A7u',
    ]);
    const page = await find(canvasElement);
    await page.findByRole('heading', {
      level: 1,
      name: '84 prestadores credenciados, 3 sem guias em 12 meses',
    });
    await expect(page.getByRole('link', { name: 'Ver a rede credenciada' })).toHaveAttribute(
      'href',
      '/modulos/credenciamento/rede?todos=1',
    );
  },
};

export const Empty: Story = {
  parameters: withFigures(emptyInicioCredenciamento),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Ainda não há prestadores')).toHaveLength(4);
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioCredenciamento({ cidades: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(1);
    await expect(page.getByRole('row', { name: /^Cardiologia 11/ })).toBeVisible();
  },
};
