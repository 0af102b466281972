import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  type FechamentoFakeOptions,
  fakeSaldo,
  fechamentoFakes,
} from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, chooses, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';
import { gerente } from '../../testing/vendasStory.ts';

const title = 'Fechamento de comissão';
const path = '/modulos/vendas/fechamento-comissao';
const withFakes = (options: FechamentoFakeOptions) => ({
  msw: [...fechamentoFakes(options), ...shellFakes(gerente)],
});

const meta = {
  title: 'telas/vendas/Fechamento de comissão, o mês a fechar',
  component: StaffStory,
  args: { path, person: gerente },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement): Promise<void> => {
  await findScreen(canvasElement, title);
  await seesText(fakeSaldo(1).nomeVendedor);
};
const press = async (name: string) => userEvent.click(await body().findByRole('button', { name }));

const begins = (saldos?: FechamentoFakeOptions['saldos']): Story => ({
  parameters: withFakes({ primeira: null, ...(saldos ? { saldos } : {}) }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Gerar fechamento');
    const dialog = await findDialog('Em que competência começam os fechamentos?', 'alertdialog');
    await expect(await dialog.findByText(/ficam gravados como estão|fica gravado como está/)).toBeVisible();
  },
});

export const Default: Story = begins();
/** The largest possible sums. */
export const LongText: Story = begins([
  fakeSaldo(1, { nomeVendedor: longName, valorLinhas: 999_999_999_99, valorPago: 999_999_999_99 }),
]);
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** Before any closing the person chooses the first month, with a warning about earlier ones (COM-41). */
export const PrimeiroFechamento: Story = {
  name: 'Primeiro fechamento',
  parameters: withFakes({ primeira: null }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press('Gerar fechamento');
    const dialog = await findDialog('Em que competência começam os fechamentos?', 'alertdialog');
    await expect(
      await dialog.findByText(/As competências antes de 10\/2026 nunca poderão ser fechadas/),
    ).toBeVisible();
    await chooses(dialog.getByRole('combobox', { name: 'Primeira competência' }), '08/2026');
    await expect(
      await dialog.findByText(/As competências antes de 08\/2026 nunca poderão ser fechadas/),
    ).toBeVisible();
    await expect(await dialog.findByText(/^12 vendedores, R\$ .+ ficam gravados como estão/)).toBeVisible();
    const gera = dialog.getByRole('button', { name: 'Gerar o primeiro fechamento' });
    await userEvent.click(gera);
    await seesText('Digite “08/2026” para confirmar.');
    await userEvent.type(dialog.getByRole('textbox', { name: /Para confirmar/ }), '08/2026');
    await userEvent.click(gera);
    await seesText('Competência 08/2026 fechada com sucesso!');
    await seesText('Competência 08/2026 · Fechada em 05/11/2026 por Otávio Magalhães Freitas');
  },
};

/** Without a month in the address the next one to close is on show, and stays so after its closing (COM-42). */
export const Proxima: Story = {
  name: 'A próxima a fechar',
  parameters: withFakes({ aFechar: '2026-09' }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await seesText('Competência 09/2026 · Aberta: os valores ainda mudam');
    await press('Gerar fechamento');
    const dialog = await findDialog('Gerar o fechamento de 09/2026?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar fechamento' }));
    await seesText('Competência 09/2026 · Fechada em 05/11/2026 por Otávio Magalhães Freitas');
  },
};
