import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBeneficiarioCancelado } from '@vidas/api-client/cadastro/contract';
import { fakeBeneficiarioCancelado, relatoriosFakes } from '@vidas/api-client/cadastro/relatorios-fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findFilterButton,
  findScreen,
  longName,
  seesText,
} from '../testing/storyPlay.ts';

const idle = '/modulos/cadastro/beneficiario-cancelado';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...relatoriosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Beneficiários cancelados',
  component: StaffStory,
  args: { path: `${idle}?inicio=2026-10-01&fim=2026-10-31` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Beneficiários cancelados';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Cancelamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(15);
    await expect(page.getByRole('columnheader', { name: /Tempo no Plano \(anos\)/ })).toBeInTheDocument();
    await expect((await page.findAllByText('17,33%'))[0]).toBeInTheDocument();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: `${idle}?todos=1` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByText('Escolha o período do cancelamento e busque.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Dados obtidos com sucesso!');
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  },
};

export const FilteredByThePercentage: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await findFilterButton(canvasElement, 'Custo x Benefício'));
    await userEvent.type(
      await body().findByRole('textbox', { name: 'Pesquisar Custo x Benefício' }),
      '>=290{Enter}',
    );
    await seesText(/^3 de 60 · total/);
    await seesText('3 com o filtro');
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getBeneficiarioCancelado)) };

export const Empty: Story = {
  parameters: withFakes(fake(getBeneficiarioCancelado, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhum beneficiário encontrado!');
    await seesText('Verifique o período e tente novamente.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getBeneficiarioCancelado, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getBeneficiarioCancelado)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(
      getBeneficiarioCancelado,
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

export const OneRow: Story = {
  parameters: withFakes(fake(getBeneficiarioCancelado, [fakeBeneficiarioCancelado(7)])),
};

export const LongText: Story = {
  parameters: withFakes(
    fake(getBeneficiarioCancelado, [
      fakeBeneficiarioCancelado(1, { Nome: longName, 'Razao Social': `${longName} Ltda.` }),
      fakeBeneficiarioCancelado(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
