import type { Meta, StoryObj } from '@storybook/react-vite';
import { inicioFakes } from '@vidas/api-client/cobranca/inicio/inicio.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { resumoModulos } from '@vidas/api-client/shell/shell.contract.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { findHome } from '../testing/homeStories.ts';
import { longName, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/shell/Módulos',
  component: StaffStory,
  args: { path: '/modulos' },
  parameters: { layout: 'fullscreen', msw: shellFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('list', { name: 'Módulos' })).getAllByRole('listitem');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: '14 ativos sem CCO' }),
    ).toHaveAttribute('href', '/modulos/cadastro/sib-xml-conferencia?aba=ativos-sem-cco');
    await expect(within(canvasElement).getByRole('link', { name: '2 denúncias novas' })).toHaveAttribute(
      'href',
      '/modulos/ouvidoria/inicio?filtro.OUV_STATUS=Nova',
    );
    // A module without a list for its figure shows no figure.
    await expect(within(canvasElement).queryByText(/12 usuários/)).toBeNull();
    await expect(await tiles(canvasElement)).toHaveLength(16);
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Bom dia|Boa tarde|Boa noite), Marina$/,
    );
  },
};

export const FindsByTyping: Story = {
  name: 'Acha digitando',
  parameters: { msw: [...inicioFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Buscar módulo' })).toHaveFocus();
    await userEvent.keyboard('cobranca');
    await expect(await tiles(canvasElement)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    // Storybook holds back a change of page that waits for code until the next render.
    toasts.success('Chegando');
    const page = await findHome(canvasElement, 'cobranca');
    await seesText('Módulo de Cobrança acessado!');
    await page.findByRole('link', { name: 'Todos os títulos em atraso' });
  },
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole('textbox', { name: 'Buscar módulo' }),
      'nada assim',
    );
    await seesText('Nenhum módulo com esse nome');
    await seesText('Nenhum módulo corresponde a “nada assim”');
  },
};

export const Loading: Story = { parameters: { msw: [fakeWaiting(resumoModulos), ...shellFakes()] } };

export const Empty: Story = { args: { modules: [] } };

export const OneRow: Story = { args: { modules: ['cadastro'] } };

export const LongText: Story = {
  args: { person: fakePayload({ user: longName }) },
  parameters: {
    msw: [
      fake(resumoModulos, [
        {
          modulo: 'cadastro',
          texto: '14 ativos sem CCO desde a última conferência com a ANS, e 3 com erro',
          pedeAtencao: true,
        },
      ]),
      ...shellFakes(),
    ],
  },
};

export const FewModules: Story = {
  name: 'Poucos módulos',
  args: { modules: ['cadastro', 'ouvidoria'] },
};

export const WithoutNews: Story = {
  name: 'Sem novidades',
  parameters: { msw: [fake(resumoModulos, () => new Refusal(404)), ...shellFakes()] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Beneficiários, SIB')).toBeVisible(),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
