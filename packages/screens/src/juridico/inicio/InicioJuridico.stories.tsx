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

const meta = {
  title: 'telas/juridico/Início',
  component: StaffStory,
  args: { path: '/modulos/juridico/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each of the last searches leads to its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'juridico');
    await page.findByRole('heading', { level: 1, name: 'As suas últimas 2 consultas por procedimento' });
    await expect(await page.findByRole('link', { name: /^Procedimento 40901122/ })).toHaveAttribute(
      'href',
      '/modulos/juridico/beneficiario-proc?inicio=2026-10-01&fim=2026-10-31&tussCode=40901122',
    );
  },
};

export const Empty: Story = {
  parameters: withFakes(juridicoFakes([])),
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
