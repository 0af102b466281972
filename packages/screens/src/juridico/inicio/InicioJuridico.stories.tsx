import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting } from '@vidas/api-client/http/fake.ts';
import { getInicio } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import { juridicoFakes } from '@vidas/api-client/juridico/inicio/inicio.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findHome, homeFails, homeIsForbidden, noNumbers } from '../../testing/homeStories.ts';
import { longName } from '../../testing/storyPlay.ts';

const withFakes = (handlers: ReturnType<typeof juridicoFakes> = juridicoFakes()) => ({
  msw: [...handlers, ...shellFakes()],
});

const semNips = {
  competencia: '2026-11',
  abertas: 0,
  solucao: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
  resposta: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
  recebidas: 0,
  respondidasNoPrazo: 0,
};

const meta = {
  title: 'telas/juridico/Início',
  component: StaffStory,
  args: { path: '/modulos/juridico/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NIPs by their clocks, and each of the last searches, lead to their rows (PRA-10). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'juridico');
    await page.findByRole('heading', { level: 1, name: '5 NIPs esperam solução ou resposta' });
    await expect(await page.findByRole('link', { name: /^Solução: prazo vencido/ })).toHaveAttribute(
      'href',
      '/modulos/juridico/nip?abertas=1&filtro.prazoSolucao=Vencido',
    );
    await expect(page.getByRole('link', { name: /^Respondidas no prazo/ })).toHaveAttribute(
      'href',
      '/modulos/juridico/nip?competencia=11-2026&filtro.prazoResposta=Respondida+no+prazo',
    );
    await expect(await page.findByRole('link', { name: /^Procedimento 40901122/ })).toHaveAttribute(
      'href',
      '/modulos/juridico/beneficiario-proc?inicio=2026-10-01&fim=2026-10-31&tussCode=40901122',
    );
  },
};

export const Empty: Story = {
  parameters: withFakes(juridicoFakes([], semNips)),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'juridico');
    await expect(await page.findByText('Você ainda não consultou nenhum procedimento.')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes([fakeWaiting(getInicio)]) };
export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes([fake(getInicio, noNumbers)]),
  play: homeFails('juridico', 'Consultar um procedimento'),
};
export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ modules: ['cadastro'] }) },
  play: homeIsForbidden('Jurídico'),
};
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    juridicoFakes([
      {
        tussCode: '40901122',
        descricao: longName,
        inicio: '2026-10-01',
        fim: '2026-10-31',
        linhas: 1_204_311,
      },
    ]),
  ),
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
