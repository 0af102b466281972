import type { Meta, StoryObj } from '@storybook/react-vite';
import { contaFakes } from '@vidas/api-client/financeiro/conta/conta.fake.ts';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const person = fakePayload({ cargo: 'Gerente Financeiro', modules: ['financeiro'] });
const fakes = (options: Parameters<typeof contaFakes>[0] = {}) => ({
  layout: 'fullscreen',
  msw: [...contaFakes(options), ...retornoFakes(), ...shellFakes(person)],
});

const meta = {
  title: 'telas/financeiro/Arquivo banco, destino de créditos',
  component: StaffStory,
  args: { path: '/modulos/financeiro/arquivo-banco?aba=restituir', person },
  parameters: fakes(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensUse = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  const page = await findScreen(canvasElement, 'Arquivo banco');
  await userEvent.click(
    (await page.findAllByRole('button', { name: /^Usar o crédito de/ }))[0] as HTMLElement,
  );
  const dialog = await findDialog(/^Usar o crédito de/);
  await expect(await dialog.findByRole('radio', { name: /3000101/ })).toBeVisible();
};

export const Default: Story = { play: opensUse };
export const LongText: Story = { parameters: fakes({ pagador: longName }), play: opensUse };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Arquivo banco');
    await seesText(/300,00/);
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: opensUse };

export const CreditoTemDestino: Story = {
  name: 'Um crédito é usado e o destino se desfaz',
  parameters: fakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await userEvent.click(
      (await page.findAllByRole('button', { name: /^Usar o crédito de/ }))[0] as HTMLElement,
    );
    const usar = await findDialog(/^Usar o crédito de/);
    await userEvent.click(await usar.findByRole('radio', { name: /3000101.*286,54/ }));
    await userEvent.click(usar.getByRole('button', { name: 'Usar' }));
    await seesText('O crédito foi usado na fatura 3000101.');
    await userEvent.click(page.getByRole('tab', { name: 'Recebido à mão e destinos' }));
    await seesText('3000101');
    await userEvent.click((await page.findAllByRole('button', { name: /^Desfazer o de/ }))[0] as HTMLElement);
    const desfazer = await findDialog(/^Desfazer R\$ 286,54/);
    await userEvent.type(desfazer.getByRole('textbox', { name: 'Motivo' }), 'Era de outro mês');
    await userEvent.click(desfazer.getByRole('button', { name: 'Desfazer' }));
    await seesText('Desfeito.');
    // An undone act has a note beside its kind.
    const desfeito = await page.findByRole('row', { name: /Crédito usado Desfeito/ });
    await expect(within(desfeito).getByText('Desfeito')).toBeVisible();
  },
};

export const CreditoDevolvido: Story = {
  name: 'Um crédito é devolvido',
  parameters: fakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await userEvent.click(
      (await page.findAllByRole('button', { name: /^Devolver o crédito de/ }))[0] as HTMLElement,
    );
    const dialog = await findDialog(/^Devolver a/);
    await expect(dialog.getByRole('textbox', { name: 'Valor' })).toHaveValue('300,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar a devolução' }));
    await expect(await dialog.findByText('Informe o motivo')).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'A quem e por quê' }),
      'À titular, pela chave dela',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar a devolução' }));
    await seesText('A devolução foi gravada.');
  },
};
