import type { Meta, StoryObj } from '@storybook/react-vite';
import { balcaoFakes } from '@vidas/api-client/caixa/balcao/balcao.fake.ts';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import { comprovanteFakes } from '@vidas/api-client/caixa/comprovante/comprovante.fake.ts';
import { getMensalidade } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { lancamentoFakes } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeIsForbidden } from '../../testing/homeStories.ts';
import { body, chooses, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const title = 'Balcão';
type Options = Parameters<typeof balcaoFakes>[0];
const withFakes = (options: Options = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [
    ...handlers,
    ...balcaoFakes(options),
    ...comprovanteFakes(),
    ...cartaoFakes(),
    ...lancamentoFakes(),
    ...shellFakes(),
  ],
});

const meta = {
  title: 'telas/caixa/Balcão',
  component: StaffStory,
  args: { path: '/modulos/caixa/balcao' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

type Page = ReturnType<typeof within>;

/** Longer than a press into what has just got the focus is held back. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600));
const campo = (page: Page) => page.getByRole('textbox', { name: 'Quem paga' });

/** Types a code with Enter, without a pointer. */
const digita = async (canvasElement: HTMLElement, codigo: string): Promise<Page> => {
  const page = await findScreen(canvasElement, title);
  await waitFor(() => expect(campo(page)).toHaveFocus());
  await userEvent.keyboard(`${codigo}{Enter}`);
  return page;
};
const forma = async (page: Page, name: string) => {
  const radio = await page.findByRole('radio', { name }, { timeout: 10_000 });
  await waitFor(() => expect(radio).toHaveFocus());
};

export const Default: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await digita(canvasElement, '7000102');
    await forma(page, 'Dinheiro');
    await seesText('Conceição Inventada de Ávila');
    // The typed bill alone, though another one is late.
    await expect(page.getByRole('checkbox', { name: /fatura 3000102/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /fatura 3000101/ })).not.toBeChecked();
    await expect(
      page.getByRole('button', {
        name: 'Receber R$ 400,00 de Conceição Inventada de Ávila em dinheiro',
      }),
    ).toBeVisible();
  },
};

const pagos = { vezes: 0 };

/** Code, Enter, Enter, Enter, receipt, Esc: the field waits for the next payer. */
export const EmDinheiro: Story = {
  name: 'Em dinheiro, só com teclas',
  parameters: withFakes({ onRecebe: () => (pagos.vezes += 1) }),
  play: async ({ canvasElement }) => {
    pagos.vezes = 0;
    const page = await digita(canvasElement, '7000102');
    await forma(page, 'Dinheiro');
    await aMoment();
    await userEvent.keyboard('{Enter}');
    const recebe = page.getByRole('button', { name: /^Receber R\$ 400,00/ });
    await waitFor(() => expect(recebe).toHaveFocus());
    // A second Enter of the same press pays nothing.
    await userEvent.keyboard('{Enter}');
    await expect(pagos.vezes).toBe(0);
    await aMoment();
    await userEvent.keyboard('{Enter}{Enter}');
    await findDialog('Recibo de Conceição Inventada de Ávila');
    await expect(pagos.vezes).toBe(1);
    await aMoment();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(campo(page)).toHaveFocus());
    await expect(campo(page)).toHaveValue('');
    await seesText('R$ 400,00 de Conceição Inventada de Ávila recebidos');
  },
};

/** The late fees are proposed for a person, and the way of payment is kept for the next payer. */
export const NoCartao: Story = {
  name: 'No cartão',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await digita(canvasElement, '1200');
    await forma(page, 'Dinheiro');
    await expect(page.getByRole('checkbox', { name: /fatura 3000101.*413,47/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await forma(page, 'Cartão');
    await aMoment();
    await userEvent.keyboard('{Enter}');
    const codigo = await page.findByRole('textbox', { name: 'Código de autorização' });
    await waitFor(() => expect(codigo).toHaveFocus());
    const bandeira = page.getByRole('combobox', { name: 'Bandeira' });
    await waitFor(() => expect(bandeira).toBeEnabled());
    await chooses(bandeira, 'Visa');
    await userEvent.type(codigo, '004217{Enter}');
    await findDialog('Comprovante do pagamento de Conceição Inventada de Ávila');
    await aMoment();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(campo(page)).toHaveFocus());
    await userEvent.keyboard('1200{Enter}');
    await forma(page, 'Cartão');
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Bandeira' })).toHaveDisplayValue('Visa'));
  },
};

export const DuasPessoas: Story = {
  name: 'Duas pessoas',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await digita(canvasElement, 'conc');
    const primeira = await page.findByRole('button', { name: 'Conceição Inventada de Ávila, 0000001200' });
    await waitFor(() => expect(primeira).toHaveFocus());
    await aMoment();
    await userEvent.keyboard('{Enter}');
    await forma(page, 'Dinheiro');
  },
};

/** The typed text stays, with the reason at its field. */
export const Recusado: Story = {
  name: 'Já paga, e ninguém',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await digita(canvasElement, '7000999');
    await seesText('A fatura 3000999 já foi paga em 20/11/2026.');
    await expect(campo(page)).toHaveValue('7000999');
    await userEvent.clear(campo(page));
    await userEvent.type(campo(page), 'zulmira{Enter}');
    await seesText('Não se achou pessoa nem fatura com o que foi digitado.');
    await expect(campo(page)).toHaveValue('zulmira');
  },
};

export const OutraPessoaRecebeu: Story = {
  name: 'Outra pessoa recebeu antes',
  parameters: withFakes({ outraPessoa: true }),
  play: async ({ canvasElement }) => {
    const page = await digita(canvasElement, '7000102');
    await userEvent.click(await page.findByRole('button', { name: /^Receber R\$ 400,00/ }));
    await seesText('A fatura 3000102 já foi recebida à mão em 21/11/2026 10:02 por Beto Lins.');
  },
};

export const Empty: Story = {
  name: 'Nada a pagar',
  parameters: withFakes({ abertas: [] }),
  play: async ({ canvasElement }) => {
    await digita(canvasElement, '1200');
    await seesText('Todas mensalidades já foram pagas');
  },
};

export const Failed: Story = {
  name: 'Falhou',
  parameters: withFakes(
    {},
    fake(getMensalidade, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await digita(canvasElement, '1200');
    await expect(
      await body().findByRole('button', { name: 'Tentar de novo' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes({}, fakeWaiting(getMensalidade)),
  play: async ({ canvasElement }) => {
    const page = await digita(canvasElement, '7000102');
    await expect(campo(page)).toHaveValue('7000102');
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ modules: ['cadastro'] }) },
  play: homeIsForbidden('Caixa'),
};

export const LongText: Story = {
  name: 'Texto longo',
  parameters: withFakes({ nome: longName }),
  play: async ({ canvasElement }) => {
    await digita(canvasElement, '7000102');
    await body().findByRole('button', { name: /^Receber/ }, { timeout: 10_000 });
  },
};

export const Narrow: Story = {
  name: 'Estreito',
  globals: { viewport: { value: 'phone' } },
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    await digita(canvasElement, '7000102');
    await body().findByRole('button', { name: /^Receber/ }, { timeout: 10_000 });
  },
};

export const Dark: Story = {
  name: 'Escuro',
  globals: { theme: 'dark' },
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    await digita(canvasElement, '7000102');
    await body().findByRole('button', { name: /^Receber/ }, { timeout: 10_000 });
  },
};
