import type { Meta, StoryObj } from '@storybook/react-vite';
import { getEmpresaConveniada } from '@vidas/api-client/cadastro/contract';
import { fakeEmpresaConveniada, relatoriosFakes } from '@vidas/api-client/cadastro/relatorios-fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { filtersEverythingAway, findScreen, longName, seesText } from '../testing/storyPlay.ts';

const idle = '/modulos/cadastro/empresa-conveniada';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...relatoriosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Empresas conveniadas',
  component: StaffStory,
  args: { path: `${idle}?todos=1` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Empresas conveniadas';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Todas as empresas')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(6);
    await expect(page.getByRole('combobox', { name: 'Linhas por página' })).toHaveValue('20');
    await expect(await page.findByText('(45) 3390-1791')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar Ativos' }));
    await expect(await page.findByText('Empresas ativas')).toBeVisible();
    await waitFor(() => expect(page.getByText('1–20 de 50')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Buscar Todos' }));
    await expect(await page.findByText('Todas as empresas')).toBeVisible();
    await waitFor(() => expect(page.getByText('1–20 de 60')).toBeVisible());
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getEmpresaConveniada)) };

export const Empty: Story = {
  parameters: withFakes(fake(getEmpresaConveniada, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Ocorreu algum problema ao buscar as Empresas Conveniadas.');
    await seesText('Não há empresas conveniadas.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getEmpresaConveniada, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Ocorreu algum problema ao buscar as Empresas Conveniadas.');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getEmpresaConveniada)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(getEmpresaConveniada, () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' })),
  ),
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome Fantasia');
  },
};

export const ManyRows: Story = {
  parameters: { msw: [...relatoriosFakes(2_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

export const OneRow: Story = {
  parameters: withFakes(fake(getEmpresaConveniada, [fakeEmpresaConveniada(7)])),
};

export const LongText: Story = {
  parameters: withFakes(
    fake(getEmpresaConveniada, [
      fakeEmpresaConveniada(1, { pejFantasia: `${longName} Indústria e Comércio Ltda.` }),
      fakeEmpresaConveniada(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
