import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes, fakePagamento } from '@vidas/api-client/caixa/cartao.fake.ts';
import {
  enviaComprovanteCartao,
  getComprovanteCartao,
} from '@vidas/api-client/caixa/comprovante/comprovante.contract.ts';
import { comprovanteFakes, fakeComprovante } from '@vidas/api-client/caixa/comprovante/comprovante.fake.ts';
import { lancamentoFakes } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cartaoFakes(), ...lancamentoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/caixa/Comprovante',
  component: StaffStory,
  args: { path: '/modulos/caixa/baixa-cartao' },
  parameters: { layout: 'fullscreen', ...withFakes(...comprovanteFakes()) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const { pefNome } = fakePagamento(1);

const presses = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Baixa de cartão');
  await userEvent.click(
    await page.findByRole('button', { name: `Comprovante do pagamento de ${pefNome}` }, { timeout: 10_000 }),
  );
};
// The receipt names the holder.
const { nome } = fakeComprovante();
const title = `Comprovante do pagamento de ${nome}`;

/** From the list of sales: a receipt that was sent before is printed again. */
export const SentBefore: Story = {
  name: 'Já enviado, e impresso',
  parameters: withFakes(
    ...comprovanteFakes({ enviadoEm: '2026-11-20T10:15', enviadoPara: 'conceicao@example.org' }),
  ),
  play: async ({ canvasElement }) => {
    await presses(canvasElement);
    const dialog = await findDialog(title);
    await expect(dialog.getByText(/Já enviado para conceicao@example.org em 20.11.2026 10:15/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir para imprimir' }));
    await findDialog(`Comprovante de ${nome}`);
  },
};

/** An earlier sending got no answer: only a person sends it again. */
export const InDoubt: Story = {
  name: 'Em dúvida',
  parameters: withFakes(
    fake(enviaComprovanteCartao, ({ body: { reenviar } }) =>
      reenviar
        ? { status: true, message: 'Comprovante enviado com sucesso!' }
        : new Refusal(409, {
            error: 'Ele pode ter chegado.',
            problems: [{ field: 'reenviar', message: 'Ele pode ter chegado.' }],
          }),
    ),
    ...comprovanteFakes(),
  ),
  play: async ({ canvasElement }) => {
    await presses(canvasElement);
    const dialog = await findDialog(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    await seesText(/Ele pode ter chegado/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar de novo' }));
    await seesText('Comprovante enviado com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

/** A receipt that cannot be made shows the reason, and opens nothing. */
export const Fails: Story = {
  name: 'Não abre',
  parameters: withFakes(
    fake(
      getComprovanteCartao,
      () => new Refusal(422, { error: 'Os dados da operadora não estão configurados.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await presses(canvasElement);
    await seesText('Não foi possível abrir o comprovante!');
    await expect(body().queryByRole('dialog')).toBeNull();
  },
};

const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await presses(canvasElement);
  await waitFor(() => expect(body().getByRole('dialog')).toBeVisible(), { timeout: 10_000 });
};
export const Default: Story = { tags: ['moldura'], play: shown };
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(...comprovanteFakes({ nome: longName })),
  play: shown,
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: shown };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: shown };
