import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  baixaExportacaoMovimentacao,
  getExportacoesMovimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { movimentacaoFakes } from '@vidas/api-client/cadastro/movimentacao/movimentacao.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...movimentacaoFakes(), ...shellFakes()],
});
const opens = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Movimentação de beneficiários');
  await userEvent.click(page.getByRole('button', { name: 'Exportações anteriores' }));
  return findDialog('Exportações anteriores');
};

const meta = {
  title: 'telas/cadastro/Exportações anteriores',
  component: StaffStory,
  args: { path: '/modulos/cadastro/movimentacao-beneficiarios?congenere=0201' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(await dialog.findAllByText(/Wesley Furtado Neves/)).toHaveLength(2);
    await expect(dialog.getAllByRole('button', { name: /^Baixar o arquivo de/ })[0]).toHaveAccessibleName(
      'Baixar o arquivo de 09/11/2026 09:40',
    );
  },
};

export const DownloadFailed: Story = {
  name: 'O download falhou',
  parameters: withFakes(
    fake(baixaExportacaoMovimentacao, () => new Refusal(404, { error: 'Exportação não encontrada.' })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Baixar o arquivo de 09/11/2026 09:40' }),
    );
    await seesText('Não foi possível baixar o arquivo!');
    await seesText('Exportação não encontrada.');
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getExportacoesMovimentacao)) };

export const Empty: Story = {
  args: { path: '/modulos/cadastro/movimentacao-beneficiarios?congenere=0203' },
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(await dialog.findByText('Nada foi exportado para esta congênere ainda.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getExportacoesMovimentacao, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getExportacoesMovimentacao, [
      {
        id: '1',
        nomeArquivo: 'movimentacao-0201-20261109-094000.csv',
        exportadaEm: '2026-11-09T09:40',
        exportadoPor: longName,
        quantidade: 1_234_567,
      },
    ]),
  ),
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
