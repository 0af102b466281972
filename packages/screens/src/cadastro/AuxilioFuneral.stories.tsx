import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRelatorioFuneral } from '@vidas/api-client/cadastro/contract';
import { fakeAuxilioFuneral, relatoriosFakes } from '@vidas/api-client/cadastro/relatorios-fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findFilterButton,
  findScreen,
  longName,
  seesText,
} from '../testing/storyPlay.ts';

const idle = '/modulos/cadastro/auxilio-funeral';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...relatoriosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Auxílio funeral',
  component: StaffStory,
  args: { path: `${idle}?inicio=2026-10-01&fim=2026-10-31` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Auxílio funeral';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Lançamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(10);
    await expect((await page.findAllByText('120.005.417-20', {}, { timeout: 5_000 }))[0]).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar Todos' }));
    await expect(await page.findByText('Todos os lançamentos')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled());
  },
};

const card = (label: string) => {
  const value = body().getByText(label).closest('div');
  if (value === null) throw new Error(`no card ${label}`);
  return value;
};

export const OnlyTheActiveCount: Story = {
  parameters: withFakes(
    fake(getRelatorioFuneral, [
      fakeAuxilioFuneral(1, { Status: 'Ativo', Valor: 1_050 }),
      fakeAuxilioFuneral(2, { Status: 'Cancelado', Valor: 900_000 }),
      fakeAuxilioFuneral(3, { Status: 'Ativo', Valor: 200_000 }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByText(fakeAuxilioFuneral(3).Nome);
    await expect(card('Total cadastrados no período')).toHaveTextContent(/período3$/);
    await expect(card('Valor total dos ativos no período')).toHaveTextContent(/R\$\s2\.010,50/);
    await expect(card('Total ativos')).toHaveTextContent(/ativos2$/);
    await expect(
      page.getByRole('button', { name: 'Valor referente somente aos beneficiários ativos' }),
    ).toBeVisible();
  },
};

export const CardsFollowTheFilter: Story = {
  ...OnlyTheActiveCount,
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await findFilterButton(canvasElement, 'Status'));
    await userEvent.click(await body().findByRole('checkbox', { name: /Cancelado/ }));
    await userEvent.click(within(await body().findByRole('dialog')).getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(card('Valor total dos ativos no período')).toHaveTextContent('R$ 0,00 com o filtro'),
    );
    await expect(card('Total ativos')).toHaveTextContent('20 com o filtro');
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getRelatorioFuneral)) };

export const Empty: Story = {
  parameters: withFakes(fake(getRelatorioFuneral, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await seesText('Não há beneficiários cadastrados no período específico');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getRelatorioFuneral, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getRelatorioFuneral)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(getRelatorioFuneral, () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' })),
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

export const OneRow: Story = { parameters: withFakes(fake(getRelatorioFuneral, [fakeAuxilioFuneral(7)])) };

export const LongText: Story = {
  parameters: withFakes(
    fake(getRelatorioFuneral, [
      fakeAuxilioFuneral(1, { Nome: longName, Vendedor: longName }),
      fakeAuxilioFuneral(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
