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
  figures: fakeInicioCredenciamento(),
  answers: {
    LongText: fakeInicioCredenciamento({
      especialidades: [
        { nome: 'Cirurgia cardiovascular pediátrica e transplantes intratorácicos', quantidade: 1_234_567 },
      ],
    }),
  },
});
const { find, linksIn, withFigures } = screen;

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
    await expect(await linksIn(canvasElement, 'Rede')).toEqual([
      ['CredenciadosPrestadores na rede hoje84', 'rede?todos=1&filtro.situacao=Credenciado'],
      [
        'Credenciados sem guiasNenhuma recebida em 12 meses3',
        'rede?todos=1&filtro.situacao=Credenciado&filtro.guias=0',
      ],
      ['DescredenciadosSaíram da rede9', 'rede?todos=1&filtro.situacao=Descredenciado'],
    ]);
    await expect((await linksIn(canvasElement, 'Cidades'))[1]).toEqual([
      'Foz do Iguaçu14',
      'rede?todos=1&filtro.situacao=Credenciado&filtro.cidade=Foz+do+Igua%C3%A7u',
    ]);
    await expect(await linksIn(canvasElement, 'Telas do módulo')).toEqual([['Rede credenciada', 'rede']]);
  },
};

export const Empty: Story = {
  parameters: withFigures(emptyInicioCredenciamento),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Ainda não há prestadores')).toHaveLength(5);
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioCredenciamento({ cidades: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(1);
    await expect(page.getByRole('link', { name: /Cardiologia/ })).toHaveTextContent('11');
  },
};
