import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type EnvioFakeOptions,
  envioFakes,
  fakeMovimento,
  fakeMovimentos,
} from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { deixaForaDoEnvio } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const rejeitado = { em: '2026-11-20T09:00', porque: 'CEP: CEP INEXISTENTE', isIgual: true };
const solicitado = {
  por: 'Marília Souza Prado',
  em: '2026-11-20T10:30',
  arquivo: 'ArqConf9999990220261105.CNX',
};
const cancelamento = fakeMovimento(4, { tipo: 'CANCELAMENTO', nome: 'Ana de Exemplo', solicitado });
const movimentos = [
  cancelamento,
  fakeMovimento(1, { rejeitado }),
  fakeMovimento(8, { rejeitado: { ...rejeitado, isIgual: false } }),
];

const withFakes = (options: EnvioFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...envioFakes({ movimentos, ...options }), ...fichaFakes(), ...shellFakes()],
});

const title = 'Envio do SIB (SBX)';
const path = '/modulos/cadastro/envio-sib';
const meta = {
  title: 'telas/cadastro/Movimentos do envio',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const outside = 'Deixar fora do envio CANCELAMENTO de Ana de Exemplo';
const back = 'Desfazer: CANCELAMENTO de Ana de Exemplo volta ao envio';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await waitFor(() => expect(page.getByText('Situação: ATIVO → INATIVO')).toBeInTheDocument());
    await expect(page.getByText('41 Iniciativa do beneficiário')).toBeInTheDocument();
    await expect(
      page.getByText('Pedido por Marília Souza Prado em 20/11/2026 10:30 (ArqConf9999990220261105.CNX)'),
    ).toBeInTheDocument();
    await expect(
      page.getByText('Já rejeitado em 20/11/2026: CEP: CEP INEXISTENTE. Segue igual.'),
    ).toBeInTheDocument();
    await expect(page.getByText(/CEP INEXISTENTE\. Mudou desde então\.$/)).toBeInTheDocument();
  },
};

/** The number of the pendências opens their desk, in the month that it has (SIB-64). */
export const ToTheDesk: Story = {
  name: 'Da pendência à mesa',
  parameters: withFakes({ movimentos: fakeMovimentos(8) }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('link', { name: 'Com pendência: ver detalhes' })).toHaveAttribute(
      'href',
      '/modulos/cadastro/pendencias-sib',
    );
  },
};

/** The desk has the month that is due alone. */
export const NoDeskOfAnotherMonth: Story = {
  name: 'Sem mesa em outro mês',
  args: { path: `${path}?competencia=09-2026` },
  parameters: withFakes({ movimentos: fakeMovimentos(8) }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Com pendência')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Com pendência: ver detalhes' })).toBeNull();
  },
};

export const IsLeftOut: Story = {
  name: 'É deixado fora e volta',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await body().findByLabelText(outside));
    await waitFor(() => expect(page.getByText(/^Deixado fora por Marília Souza Prado/)).toBeInTheDocument());
    await userEvent.click(page.getByRole('button', { name: 'Gerar arquivo' }));
    const dialog = await findDialog('Gerar o arquivo de 10/2026?', 'alertdialog');
    await expect(dialog.getByText('1 movimento foi deixado fora por alguém.')).toBeVisible();
    await expect(dialog.queryByText(/cancelamento/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await body().findByLabelText(back));
    await waitFor(() => expect(page.queryByText(/^Deixado fora/)).toBeNull());
  },
};

export const StaysIn: Story = {
  name: 'Já não está na prévia',
  parameters: withFakes(
    {},
    fake(
      deixaForaDoEnvio,
      () => new Refusal(409, { error: 'Este movimento já não está na prévia. Nada foi feito.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await body().findByLabelText(outside));
    await seesText('Este movimento já não está na prévia. Nada foi feito.');
  },
};

/** A file that is odd is asked about with a sentence for each thing. */
export const OddMonth: Story = {
  name: 'Mês que não acabou',
  args: { path: `${path}?competencia=11-2026` },
  parameters: withFakes({ ultima: '2026-10' }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const make = page.getByRole('button', { name: 'Gerar arquivo' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    const dialog = await findDialog('Gerar o arquivo de 11/2026?', 'alertdialog');
    await expect(
      dialog.getByText('O mês de 11/2026 ainda não acabou: falta o que mudar depois de 21/11/2026.'),
    ).toBeVisible();
    await expect(dialog.getByText('1 movimento que a ANS já rejeitou segue igual.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar mesmo assim' }));
    await seesText('Arquivo gerado');
  },
};

export const OutOfOrder: Story = {
  name: 'Fora de ordem',
  args: { path: `${path}?competencia=01-2020` },
  parameters: withFakes({ ultima: '2026-10', movimentos: fakeMovimentos(1) }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const make = page.getByRole('button', { name: 'Gerar arquivo' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await seesText('Está fora de ordem: a ANS já processou o arquivo de 10/2026, que vem depois deste.');
  },
};

export const LongText: Story = {
  parameters: withFakes({
    movimentos: [
      fakeMovimento(4, {
        nome: longName,
        titular: longName,
        mudancas: [{ campo: 'nome', antes: longName, depois: longName }],
        rejeitado: { ...rejeitado, porque: longName },
      }),
    ],
  }),
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
