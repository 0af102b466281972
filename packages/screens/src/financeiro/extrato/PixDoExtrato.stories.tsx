import type { Meta, StoryObj } from '@storybook/react-vite';
import { identificaPix } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { fakePix, pixDoExtratoFakes } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.fake.ts';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const person = fakePayload({ cargo: 'Gerente Financeiro', modules: ['financeiro'] });
const pessoa = fakePayload({ cargo: 'Analista', modules: ['financeiro'] });
const withFakes = (options: Parameters<typeof pixDoExtratoFakes>[0] = {}, as = person) => ({
  layout: 'fullscreen',
  msw: [...pixDoExtratoFakes(options), ...retornoFakes(), ...shellFakes(as)],
});

const meta = {
  title: 'telas/financeiro/Arquivo banco, PIX',
  component: StaffStory,
  args: { path: '/modulos/financeiro/arquivo-banco?aba=pix', person },
  parameters: withFakes(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensFirst = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Arquivo banco');
  await userEvent.click((await page.findAllByRole('button', { name: /^Identificar: / }))[0] as HTMLElement);
  return { page, dialog: await findDialog('Identificar R$ 307,00 de 11/11/2026') };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await expect(await page.findByText('307,00')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'PIX a identificar (2)' })).toBeVisible();
  },
};

/** The tab counts the waiting credits; after the choice of a suggestion the row disappears. */
export const Identifies: Story = {
  name: 'Identifica pela oferta',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const { page, dialog } = await opensFirst(canvasElement);
    await expect(page.getByRole('tab', { name: 'PIX a identificar (2)' })).toBeVisible();
    await userEvent.click(
      await dialog.findByRole('radio', { name: /3000101.*R\$ 307,00 \(valor e pagador conferem\)/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Identificar' }));
    await seesText('O PIX foi identificado.');
    await expect(await page.findByRole('tab', { name: 'PIX a identificar (1)' })).toBeVisible();
  },
};

export const Chooses: Story = {
  name: 'Escolhe de quem é',
  play: async ({ canvasElement }) => {
    const { dialog } = await opensFirst(canvasElement);
    await expect(await dialog.findByRole('radio', { name: /só o pagador confere/ })).toBeVisible();
  },
};

export const OtherInvoice: Story = {
  name: 'Outra fatura, e a recusa',
  parameters: {
    layout: 'fullscreen',
    msw: [
      fake(identificaPix, () => new Refusal(409, { error: 'A fatura 3000999 não está em aberto.' })),
      ...pixDoExtratoFakes({ ofertas: [] }),
      ...retornoFakes(),
      ...shellFakes(person),
    ],
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await opensFirst(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Identificar' }));
    await seesText('Escolha de quem é.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Outra fatura em aberto' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Identificar' }));
    await seesText('Digite o número da fatura.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fatura' }), '3000999');
    await userEvent.click(dialog.getByRole('button', { name: 'Identificar' }));
    await seesText('A fatura 3000999 não está em aberto.');
  },
};

export const LeftOut: Story = {
  name: 'Fica de fora, e volta',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await userEvent.click(
      (await page.findAllByRole('button', { name: /^Deixar de fora: / }))[0] as HTMLElement,
    );
    const dialog = await findDialog('Deixar de fora R$ 307,00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'De que é' }), 'Aluguel da sala');
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar de fora' }));
    await seesText('O PIX ficou fora da cobrança.');
    await userEvent.click(page.getByRole('button', { name: /^Voltar a esperar: Pix Recebido PAPELARIA/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Voltar a esperar' }));
    await seesText('O PIX espera de novo.');
  },
};

export const OnlyManagersUndo: Story = {
  name: 'Só gerentes desfazem',
  args: { person: pessoa },
  parameters: withFakes({}, pessoa),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await page.findAllByRole('button', { name: /^Identificar: / });
    await expect(page.queryByRole('button', { name: /^Voltar a esperar/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: withFakes({ pix: [] }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Arquivo banco');
    await seesText('Todo PIX dos extratos foi identificado.');
  },
};

export const LongText: Story = { parameters: withFakes({ pix: [fakePix(1, { memo: longName.repeat(3) })] }) };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { dialog } = await opensFirst(canvasElement);
    await expect(await dialog.findByRole('radio', { name: /só o pagador confere/ })).toBeVisible();
  },
};
