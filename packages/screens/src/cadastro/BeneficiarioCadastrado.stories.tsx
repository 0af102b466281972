import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDataCadastroBeneficiario } from '@vidas/api-client/cadastro/contract';
import { cadastradosFakes, fakeBeneficiario } from '@vidas/api-client/cadastro/fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findFilterButton,
  findScreen,
  longName,
  seesText,
} from '../testing/storyPlay.ts';

const october = '/modulos/cadastro/beneficiario-cadastrado?inicio=2026-10-01&fim=2026-10-31';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cadastradosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Beneficiários cadastrados',
  component: StaffStory,
  args: { path: october },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Beneficiários cadastrados';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Vendas de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(await page.findByRole('columnheader', { name: /Competência final/ })).toBeInTheDocument();
    await expect(page.getAllByRole('columnheader')).toHaveLength(19);
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: '/modulos/cadastro/beneficiario-cadastrado' },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar Todos' }));
    await expect(await page.findByText('Todos os beneficiários')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled());
  },
};

export const CardsFollowTheFilter: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByText('001201');
    await userEvent.click(await findFilterButton(canvasElement, 'Nome'));
    await userEvent.type(await body().findByRole('textbox', { name: 'Pesquisar Nome' }), 'conceicao');
    await expect((await page.findAllByText(/com o filtro/)).length).toBeGreaterThan(0);
  },
};

const many = Array.from({ length: 40 }, (_, index) => fakeBeneficiario(index));

export const ANewSearchStartsOnItsFirstPage: Story = {
  parameters: withFakes(fake(getDataCadastroBeneficiario, many)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Página 2' }));
    await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getDataCadastroBeneficiario)) };

export const Empty: Story = {
  parameters: withFakes(fake(getDataCadastroBeneficiario, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await seesText('Não há beneficiários cadastrados no período específico');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getDataCadastroBeneficiario, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getDataCadastroBeneficiario)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(
      getDataCadastroBeneficiario,
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
  parameters: { msw: [...cadastradosFakes(2_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

export const OneRow: Story = {
  parameters: withFakes(fake(getDataCadastroBeneficiario, [fakeBeneficiario(7)])),
};

export const LongText: Story = {
  parameters: withFakes(
    fake(getDataCadastroBeneficiario, [
      fakeBeneficiario(1, {
        Nome: longName,
      }),
      fakeBeneficiario(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
