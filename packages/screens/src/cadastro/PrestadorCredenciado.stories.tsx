import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPrestadoresCredenciados } from '@vidas/api-client/cadastro/contract';
import { fakePrestador, relatoriosFakes } from '@vidas/api-client/cadastro/relatorios-fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { filtersEverythingAway, findScreen, longName, seesText } from '../testing/storyPlay.ts';

const idle = '/modulos/cadastro/prestador-credenciado';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...relatoriosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Prestadores credenciados',
  component: StaffStory,
  args: { path: `${idle}?buscar=1` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Prestadores credenciados';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Toda a rede credenciada')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(11);
    for (const name of [/^Data de credenciamento/, /^Data de descredenciamento/, /^Data de recredenciamento/])
      await expect(page.getByRole('columnheader', { name })).toBeInTheDocument();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Dados obtidos com sucesso!');
    await expect(page.getByText('Toda a rede credenciada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  },
};

export const PagesAboveAndBelow: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const above = page.getByRole('navigation', { name: 'Páginas de Prestadores credenciados, no alto' });
    const below = page.getByRole('navigation', { name: 'Páginas de Prestadores credenciados' });
    await userEvent.click(await within(above).findByRole('button', { name: 'Página 2' }));
    await expect(below).toHaveTextContent('21–40 de 60');
    await userEvent.click(within(below).getByRole('button', { name: 'Próxima página' }));
    await expect(above).toHaveTextContent('41–60 de 60');
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getPrestadoresCredenciados)) };

export const Empty: Story = {
  parameters: withFakes(fake(getPrestadoresCredenciados, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Ocorreu algum problema ao buscar os Prestadores Credenciados.');
    await seesText('Não há prestadores credenciados.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getPrestadoresCredenciados, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Ocorreu algum problema ao buscar os Prestadores Credenciados.');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getPrestadoresCredenciados)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(
      getPrestadoresCredenciados,
      () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' }),
    ),
  ),
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome');
  },
};

export const ManyRows: Story = {
  parameters: { msw: [...relatoriosFakes(2_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

export const OneRow: Story = { parameters: withFakes(fake(getPrestadoresCredenciados, [fakePrestador(7)])) };

export const LongText: Story = {
  parameters: withFakes(
    fake(getPrestadoresCredenciados, [
      fakePrestador(1, { PEFNOME: longName, LOGRADOURO: `Avenida ${longName}, 12.345` }),
      fakePrestador(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
