import type { Meta, StoryObj } from '@storybook/react-vite';
import { boletoFakes, fakeBoleto } from '@vidas/api-client/cobranca/boleto/boleto.fake.ts';
import { geraPix } from '@vidas/api-client/cobranca/pix/pix.contract.ts';
import { fakeCodigoPix, pixFakes } from '@vidas/api-client/cobranca/pix/pix.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, spyOn, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, seesText } from '../../testing/storyPlay.ts';

const boletos = [fakeBoleto(1, { pix: 'OPERADORA' }), fakeBoleto(2, { pix: 'BANCO' }), fakeBoleto(3)];
const fakes = (...first: ReturnType<typeof fake>[]) => ({
  layout: 'fullscreen',
  msw: [
    ...first,
    ...pixFakes({ valor: 44_608, dia: '2026-11-21' }),
    ...boletoFakes(boletos),
    ...shellFakes(),
  ],
});

const meta = {
  title: 'telas/cobranca/Gerar boleto, PIX',
  component: StaffStory,
  args: { path: '/modulos/cobranca/gera-boleto' },
  parameters: fakes(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Gerar boleto');
  await userEvent.type(page.getByRole('textbox', { name: 'Matrícula' }), 'a1 200{Enter}');
  await page.findAllByText('Conceição Inventada de Ávila');
  return page;
};
const opens = async (canvasElement: HTMLElement, day: string) => {
  const page = await found(canvasElement);
  await userEvent.click(page.getByRole('button', { name: `PIX: o boleto de ${day}` }));
  return findDialog(`PIX do boleto de ${day}`);
};

/** The code as a picture and as a text to copy; a bill without a code has no act. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, '10/11/2026');
    await expect(await dialog.findByRole('img', { name: 'Código PIX de R$ 446,08' })).toBeVisible();
    await expect(dialog.getByText(/^Vale só hoje, 21\/11\/2026/)).toBeVisible();
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar código' }));
    await seesText('Código PIX copiado!');
    await expect(written).toHaveBeenCalledWith(fakeCodigoPix().codigo);
  },
};

export const OnlyWhereThereIsOne: Story = {
  name: 'Só onde há código',
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await expect(page.getAllByRole('button', { name: /^PIX: / })).toHaveLength(2);
  },
};

export const OfTheBank: Story = {
  name: 'O código do banco',
  parameters: fakes(...pixFakes({ origem: 'BANCO', valor: 43_577, dia: '2026-12-10' })),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, '10/12/2026');
    await expect(await dialog.findByText(/^É o código do banco para este boleto/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'O valor mudou',
  parameters: fakes(
    fake(
      geraPix,
      () => new Refusal(409, { error: 'O valor era R$ 446,08 e agora é R$ 346,08. Busque de novo.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, '10/11/2026');
    await expect(await dialog.findByText(/agora é R\$ 346,08/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Copiar código' })).toBeNull();
  },
};

/** The longest code that a bank gives. */
export const LongText: Story = {
  parameters: fakes(...pixFakes({ origem: 'BANCO', codigo: `000201${'A1b2-'.repeat(60)}6304A0F8` })),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, '10/12/2026');
    await expect(await dialog.findByText(/^000201A1b2/)).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getAllByRole('button', { name: /^Ações de/ })[0] as HTMLElement);
    await userEvent.click(await body().findByRole('menuitem', { name: /^PIX/ }));
    const dialog = await findDialog('PIX do boleto de 10/11/2026');
    await expect(await dialog.findByRole('img', { name: 'Código PIX de R$ 446,08' })).toBeVisible();
  },
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
