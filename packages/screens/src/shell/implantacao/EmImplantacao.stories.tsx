import type { Meta, StoryObj } from '@storybook/react-vite';
import { envioFakes } from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { getImplantacao } from '@vidas/api-client/shell/implantacao/implantacao.contract.ts';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findScreen } from '../../testing/storyPlay.ts';

const title = 'Envio do SIB (SBX)';
const withState = (emImplantacao: boolean) => ({
  msw: [fake(getImplantacao, { emImplantacao }), ...envioFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/shell/Em implantação',
  component: StaffStory,
  args: { path: '/modulos/cadastro/envio-sib' },
  parameters: { layout: 'fullscreen', ...withState(true) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const saysSo: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = await findScreen(canvasElement, title);
  await expect(await page.findByText('Em implantação')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Conferência da carga' })).toHaveAttribute(
    'href',
    '/modulos/tecnologia/conferencia-carga',
  );
  // The picture needs the list too.
  await page.findAllByText('RETIFICAÇÃO');
};

/** A screen with a waiting act has a notice, with a link to the page that opens it. */
export const Default: Story = { play: saysSo };

export const WithoutTecnologia: Story = {
  name: 'Sem o caminho, para quem não tem o módulo',
  args: { modules: ['cadastro'] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Em implantação')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Conferência da carga' })).toBeNull();
  },
};

export const Over: Story = {
  name: 'Depois de assinada',
  parameters: withState(false),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(within(canvasElement).queryByText('Em implantação')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: saysSo };
export const Dark: Story = { globals: { theme: 'dark' }, play: saysSo };
/** Its words never change; here they take the most lines. */
export const LongText: Story = { globals: { viewport: { value: 'phoneSmall' } }, play: saysSo };
