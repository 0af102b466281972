import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import { lancamentoFakes } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import {
  confirmaRecebimento,
  desfazRecebimento,
  getRecebimentos,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import { fakeRecebimento, recebimentoFakes } from '@vidas/api-client/caixa/baixa-cartao/recebimento.fake.ts';
import { linhaDoRecebimento } from '@vidas/api-client/caixa/baixa-cartao/recebimento.rules.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { mudouAntes, outrasLinhas } from '../../testing/mudouAntes.ts';
import { chooses, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const title = 'Baixa de cartão';
const path = '/modulos/caixa/baixa-cartao?aba=';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...recebimentoFakes(), ...cartaoFakes(), ...lancamentoFakes(), ...shellFakes()],
});
const gerente = fakePayload({ cargo: 'Gerente Financeiro', modules: ['caixa'] });

const meta = {
  title: 'telas/caixa/Recebimentos de cartão',
  component: StaffStory,
  args: { path: `${path}recebimentos`, modules: ['caixa'], person: gerente },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensDay = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  const button = await page.findByRole('button', { name: 'Confirmar recebimento de um dia' });
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 10_000 });
  await userEvent.click(button);
  const dialog = await findDialog('Confirmar recebimento de um dia');
  await userEvent.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('21112026');
  return dialog;
};

/** The question counts the installments of a day and names the largest; all are received together. */
export const TheDay: Story = {
  name: 'O dia inteiro',
  args: { path: `${path}parcelas` },
  play: async ({ canvasElement }) => {
    const dialog = await opensDay(canvasElement);
    await waitFor(() => expect(dialog.getByText('Parcelas em aberto').nextSibling).toHaveTextContent('1'));
    await chooses(dialog.getByRole('combobox', { name: 'Bandeira' }), 'Visa');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar recebimento' }));
    const ask = await findDialog('Confirmar o recebimento das parcelas de 21/11/2026, Visa?', 'alertdialog');
    await expect(ask.getByText(/^1 parcela, R\$/)).toBeVisible();
    await expect(ask.getByText(/^Líquido da tarifa: R\$/)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Confirmar recebimento' }));
    await seesText('Recebimento confirmado!');
  },
};

/** A change behind the question refuses the act, with a message. */
export const Changed: Story = {
  name: 'Mudou depois',
  args: { path: `${path}parcelas` },
  parameters: withFakes(
    fake(
      confirmaRecebimento,
      () =>
        new Refusal(409, {
          error:
            'Era 1 parcela e R$ 416,47; agora são 2 parcelas e R$ 832,94. Nada foi feito: confira e confirme de novo.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opensDay(canvasElement);
    const button = dialog.getByRole('button', { name: 'Confirmar recebimento' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const ask = await findDialog('Confirmar o recebimento das parcelas de 21/11/2026?', 'alertdialog');
    await userEvent.click(ask.getByRole('button', { name: 'Confirmar recebimento' }));
    await expect(await ask.findByText(/agora são 2 parcelas/)).toBeVisible();
  },
};

/** A manager undoes a receipt of a whole day. */
export const Undone: Story = {
  name: 'Desfaz',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(
      await page.findByRole(
        'button',
        { name: 'Desfazer o recebimento de 19/11/2026, Todas' },
        { timeout: 10_000 },
      ),
    );
    const ask = await findDialog('Desfazer o recebimento de 19/11/2026, Todas?', 'alertdialog');
    await expect(ask.getByText('4 parcelas, R$ 414,45. As parcelas voltam a em aberto.')).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Desfazer recebimento' }));
    await seesText('Recebimento desfeito: 4 parcelas reabertas.');
    await expect(await page.findByText('Desfeito')).toBeVisible();
  },
};

const umaMenos = outrasLinhas(
  [fakeRecebimento(1)],
  [fakeRecebimento(1, { parcelas: 3, valor: 31_000 })],
  (rows) => rows.map(linhaDoRecebimento),
);

/** An installment was opened again behind the question, which says what is left and can be answered. */
export const ChangedBeforeTheUndo: Story = {
  name: 'Mudou antes de desfazer',
  beforeEach: umaMenos.comeca,
  parameters: withFakes(
    fake(getRecebimentos, umaMenos.agora),
    fake(
      desfazRecebimento,
      ({ body: { confirmado } }) =>
        umaMenos.recusa(confirmado) ?? {
          success: true,
          message: 'Recebimento desfeito: 3 parcelas reabertas.',
        },
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const undo = { name: 'Desfazer o recebimento de 19/11/2026, Todas' };
    await userEvent.click(await page.findByRole('button', undo, { timeout: 10_000 }));
    const ask = await findDialog('Desfazer o recebimento de 19/11/2026, Todas?', 'alertdialog');
    await userEvent.click(ask.getByRole('button', { name: 'Desfazer recebimento' }));
    await expect(
      await ask.findByText('3 parcelas, R$ 310,00. As parcelas voltam a em aberto.'),
    ).toBeVisible();
    await expect(ask.getByText(mudouAntes)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Desfazer recebimento' }));
    await seesText('Recebimento desfeito: 3 parcelas reabertas.');
  },
};

/** Without the right of a manager the receipts have no act. */
export const NoManager: Story = {
  name: 'Quem não é gerente',
  args: { person: fakePayload({ cargo: 'Operador de Caixa', modules: ['caixa'] }) },
  parameters: withFakes(fake(getRecebimentos, [fakeRecebimento(1)])),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('19/11/2026', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  },
};

const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await findScreen(canvasElement, title);
  await seesText(/^Confirmado$/);
};
export const Default: Story = { tags: ['moldura'], play: shown };
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getRecebimentos, [fakeRecebimento(1, { feitoPor: longName })])),
  play: shown,
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: shown };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: shown };
