import type { Meta, StoryObj } from '@storybook/react-vite';
import { naoIdentificadoFakes } from '@vidas/api-client/financeiro/conta/naoIdentificado.fake.ts';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const person = fakePayload({ cargo: 'Gerente Financeiro', modules: ['financeiro'] });
const fakes = (options: Parameters<typeof naoIdentificadoFakes>[0] = {}) => ({
  layout: 'fullscreen',
  msw: [...naoIdentificadoFakes(options), ...retornoFakes(), ...shellFakes(person)],
});

const meta = {
  title: 'telas/financeiro/Arquivo banco, não identificado',
  component: StaffStory,
  args: { path: '/modulos/financeiro/arquivo-banco?aba=nao-identificado', person },
  parameters: fakes(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

interface InCanvas {
  readonly canvasElement: HTMLElement;
}

const opensGive = async ({ canvasElement }: InCanvas) => {
  const page = await findScreen(canvasElement, 'Arquivo banco');
  await userEvent.click(
    await page.findByRole('button', { name: 'Dar a linha 5 de CBR643_101.RET a uma fatura' }),
  );
  const dialog = await findDialog(/^Dar R\$ 312,50/);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Buscar fatura em aberto' }), 'ávila');
  await expect(await dialog.findByRole('radio', { name: /3000201/ })).toBeVisible();
  return dialog;
};
const finds = async (at: InCanvas): Promise<void> => {
  await opensGive(at);
};

export const Default: Story = { play: finds };
export const LongText: Story = { parameters: fakes({ pagador: longName }), play: finds };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Arquivo banco');
    await seesText(/312,50/);
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: finds };

export const Da: Story = {
  name: 'Dá a uma fatura',
  parameters: fakes(),
  play: async ({ canvasElement }) => {
    const dialog = await opensGive({ canvasElement });
    const busca = dialog.getByRole('textbox', { name: 'Buscar fatura em aberto' });
    // Enter in the search never submits.
    await userEvent.type(busca, '{Enter}');
    await expect(dialog.queryByText('Escolha a fatura.')).toBeNull();
    await userEvent.clear(busca);
    await userEvent.type(busca, 'ninguém');
    await expect(await dialog.findByText('Nenhuma fatura em aberto com isso.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Dar' })).toBeDisabled();
    await userEvent.clear(busca);
    await userEvent.type(busca, '3000201');
    await userEvent.click(await dialog.findByRole('radio', { name: /3000201, R\$ 286,07/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Por que/ }), 'Recibo da titular');
    await userEvent.click(dialog.getByRole('button', { name: 'Dar' }));
    await seesText('O dinheiro foi dado à fatura 3000201.');
  },
};

export const Devolve: Story = {
  name: 'Devolve a quem pagou',
  parameters: fakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await userEvent.click(await page.findByRole('button', { name: 'Devolver a linha 6 de CBR643_101.RET' }));
    const dialog = await findDialog('Devolver R$ 325,00');
    await expect(dialog.queryByRole('textbox', { name: 'Valor' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'A quem e por quê' }), 'A quem pagou em dobro');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar a devolução' }));
    await seesText('A devolução foi gravada.');
  },
};
