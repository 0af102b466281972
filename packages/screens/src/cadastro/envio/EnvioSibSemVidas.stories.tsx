import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EnvioFakeOptions, envioFakes } from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findScreen, seesText } from '../../testing/storyPlay.ts';

const withFakes = (options: EnvioFakeOptions) => ({ msw: [...envioFakes(options), ...shellFakes()] });

const title = 'Envio do SIB (SBX)';
const meta = {
  title: 'telas/cadastro/Envio do SIB sem vidas',
  component: StaffStory,
  args: { path: '/modulos/cadastro/envio-sib' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoBeneficiaries: Story = {
  name: 'Sem beneficiários',
  parameters: withFakes({ movimentos: [], motivo: '61' }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('O cadastro não tem beneficiários ativos em 31/10/2026.');
    await waitFor(() => expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeEnabled());
    await userEvent.click(page.getByRole('button', { name: 'Gerar arquivo' }));
    await seesText(
      'O cadastro não tem beneficiários ativos em 31/10/2026: o arquivo diz à ANS que a operadora não tem beneficiários (motivo 61).',
    );
  },
};

const refusedFor = (arquivo: string, vidas: string) =>
  `O cadastro não tem beneficiários ativos, mas a ANS tem ${vidas} no arquivo de conferência em vigor, ${arquivo}. O arquivo diria que a operadora não tem beneficiários (motivo 61). Carregue o cadastro ou, se todos saíram, importe um arquivo de conferência mais novo.`;
const recusa = refusedFor('ArqConf9999990220261105.CNX', '3 vidas ativas');
const refused = (words: string) => withFakes({ movimentos: [], motivo: '61', recusa: words });

export const NotWhileAnsHasLives: Story = {
  name: 'Sem beneficiários, com vidas na ANS',
  parameters: refused(recusa),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText(recusa)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gerar arquivo' })).toBeDisabled();
  },
};

export const Default: Story = { parameters: refused(recusa) };

export const LongText: Story = {
  tags: ['moldura'],
  parameters: refused(
    refusedFor(
      'ArqConf9999990220261105ComUmNomeQueAlguemTrocouAntesDeEnviarParaCa.CNX',
      '1.000.000 vidas ativas',
    ),
  ),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  parameters: refused(recusa),
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  parameters: refused(recusa),
};
