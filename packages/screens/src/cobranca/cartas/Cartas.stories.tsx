import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCartas } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import {
  cartasFakes,
  fakeArquivoDeCartas,
  fakeCarta,
} from '@vidas/api-client/cobranca/cartas/cartas.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, longName, seesText } from '../../testing/storyPlay.ts';

export const screen = screenStory({
  title: 'Boletos para o correio',
  path: '/modulos/cobranca/boletos-correio?competencia=12-2026',
  endpoints: [getCartas],
  fakes: cartasFakes,
  column: 'Pagador',
  answers: {
    OneRow: cartasFakes([fakeCarta(1)]),
    LongText: cartasFakes([fakeCarta(1, { nome: longName, letrasSemFonte: 'Ж' })]),
    ManyRows: cartasFakes(Array.from({ length: 60 }, (_, index) => fakeCarta(index + 1))),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Boletos para o correio',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  await page.findByText('Conceição Inventada 1');
  return page;
};

/** Gerar PDF, once the file's state is loaded. */
const asks = async (page: Awaited<ReturnType<typeof opens>>) => {
  const act = page.getByRole('button', { name: 'Gerar PDF' });
  await waitFor(() => expect(act).toBeEnabled());
  await userEvent.click(act);
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    // A row without a house number says so; a printed one has moment and person.
    await expect(page.getByText('Falta número.')).toBeInTheDocument();
    await expect(page.getByText('20/11/2026 16:40')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: withFakes(...cartasFakes([])),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Nenhum boleto desta competência vai pelo correio!');
    await expect(page.getByRole('button', { name: 'Gerar PDF' })).toBeDisabled();
  },
};

export const Prints: Story = {
  name: 'Gera o PDF',
  // Each story begins without printed boletos.
  parameters: withFakes(...cartasFakes()),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await asks(page);
    await body().findByText(/^4 boletos, R\$/u);
    await seesText(/4 folhas, só frente, por CEP e nome/u);
    const question = await body().findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Gerar PDF' }));
    await seesText('PDF dos boletos pronto para imprimir');
    await expect(await page.findByRole('button', { name: 'Baixar PDF' })).toBeEnabled();
    // Printed rows are left out from then on.
    await waitFor(() => expect(page.getByRole('button', { name: 'Gerar PDF' })).toBeDisabled());
    await userEvent.click(page.getByLabelText('Incluir os já impressos'));
    await expect(page.getByRole('button', { name: 'Gerar PDF' })).toBeEnabled();
  },
};

export const OneDay: Story = {
  name: 'Um vencimento, frente e verso, de novo',
  parameters: withFakes(...cartasFakes()),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Vencimento'), '20/12/2026');
    await userEvent.click(page.getByLabelText('Frente e verso'));
    await userEvent.click(page.getByLabelText('Incluir os já impressos'));
    await asks(page);
    await seesText(/3 folhas, frente e verso/u);
    await seesText(/1 já foi impresso e sai de novo/u);
  },
};

export const Ready: Story = {
  name: 'PDF pronto',
  parameters: withFakes(
    ...cartasFakes(undefined, fakeArquivoDeCartas({ fora: 1, vencimento: '2026-12-10', frenteVerso: true })),
  ),
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
    await seesText(/4 boletos com vencimento em 10\/12\/2026, 4 folhas frente e verso/u);
    await seesText(/1 ficou de fora: mudou enquanto o PDF se fazia/u);
  },
};
