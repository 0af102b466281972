import type { Meta, StoryObj } from '@storybook/react-vite';
import { mensagemDeAvisoFakes } from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.fake.ts';
import { enviaBoleto, getBoletoDadosAbertos } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { boletoFakes, fakeBoleto } from '@vidas/api-client/cobranca/boleto/boleto.fake.ts';
import {
  fakePagamentoVencido,
  inadimplenciaFakes,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.fake.ts';
import { pagamentoVencido } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import {
  emiteNovoBoleto,
  getNovoBoleto,
} from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const rows = [1, 2, 3].map((index) =>
  fakePagamentoVencido(index, {
    tipo: 'I',
    matricula: `000000010${index}`,
    nome: `Pagadora ${index}`,
    titulo: `T${index}`,
  }),
);
const withFakes = (...first: ReturnType<typeof fake>[]) => ({
  msw: [
    ...first,
    ...answersOf(pagamentoVencido, () => rows),
    ...mensagemDeAvisoFakes(),
    ...boletoFakes(),
    ...inadimplenciaFakes(),
    ...shellFakes(),
  ],
});

/** The first has a late bill, the second no address, the third none that the bank takes. */
const boletosDe = fake(getBoletoDadosAbertos, ({ params: { matricula } }) =>
  matricula.endsWith('1')
    ? [fakeBoleto(1)]
    : [fakeBoleto(1, matricula.endsWith('2') ? { email: null } : { situacao: 'EXPIRADO' as const })],
);

const meta = {
  title: 'telas/cobranca/Atos dos pagadores escolhidos',
  component: StaffStory,
  args: { path: '/modulos/cobranca/pagamento-vencido?todos=1' },
  parameters: { layout: 'fullscreen', ...withFakes(boletosDe) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses all rows and presses an act. */
const chooses = async (canvasElement: HTMLElement, act: string) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('checkbox', { name: /^Escolher todas/ }));
  await userEvent.click(await page.findByRole('button', { name: act }));
};

/** Each payer's result is said, and what was left has its reason. */
export const Default: Story = {
  name: 'Envia os boletos dos escolhidos',
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Enviar boletos');
    const dialog = await findDialog('Enviar os boletos vencidos de 3 pagadores');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
    await expect(await dialog.findByText('1 pagador atendido, 2 ficaram como estavam.')).toBeInTheDocument();
    await expect(await dialog.findByText('1 boleto enviado a conceicao@example.org')).toBeInTheDocument();
    await expect(await dialog.findByText('Não tem e-mail no cadastro.')).toBeInTheDocument();
    await expect(
      dialog.getByText('O banco já não recebe este boleto. Use Emitir novo boleto.'),
    ).toBeInTheDocument();
  },
};

/** Without an answer the run stops, says how many are missing, and goes on from there. */
export const NoAnswer: Story = {
  name: 'Sem resposta',
  parameters: withFakes(
    fake(getBoletoDadosAbertos, () => [fakeBoleto(1)]),
    fake(enviaBoleto, () => new Refusal(503, { error: 'O servidor está parando.' })),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Enviar boletos');
    const dialog = await findDialog('Enviar os boletos vencidos de 3 pagadores');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
    await expect(await dialog.findByText('Faltam 3 pagadores', {}, { timeout: 10_000 })).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Continuar com 3 pagadores' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: withFakes(fakeWaiting(getBoletoDadosAbertos)),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Enviar boletos');
    const dialog = await findDialog('Enviar os boletos vencidos de 3 pagadores');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Enviando boletos' })).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Parar' })).toBeEnabled();
  },
};

const fatura = (id: string, novoBoleto: string | null) => ({
  fatura: id,
  titulo: `T${id}`,
  vencimento: '2026-10-10',
  valor: 10_000,
  multa: 200,
  juros: 100,
  total: 10_300,
  novoBoleto,
  impede: null,
});

/** One new boleto for each; who has one of all keeps it. */
export const NewBoletos: Story = {
  name: 'Emite novos boletos',
  parameters: withFakes(
    fake(getNovoBoleto, ({ params: { matricula } }) => ({
      porque: matricula.endsWith('3') ? 'O banco não tem convênio de registro.' : null,
      recusaDoDia: null,
      faturas: [
        fatura('1', matricula.endsWith('2') ? '900' : null),
        fatura('2', matricula.endsWith('2') ? '900' : null),
      ],
    })),
    fake(emiteNovoBoleto, ({ body: { vencimento, total } }) => ({
      numero: '901',
      nossoNumero: '31285570000000901',
      vencimento,
      total,
      substituidos: 2,
      message: 'Novo boleto emitido.',
    })),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Emitir novo boleto');
    const dialog = await findDialog('Emitir novo boleto de 3 pagadores');
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir novos boletos' }));
    await expect(
      await dialog.findByText('2 faturas, R$ 206,00, nosso número 31285570000000901'),
    ).toBeInTheDocument();
    await expect(await dialog.findByText('Já tem o novo boleto 900 de todas.')).toBeInTheDocument();
    await expect(await dialog.findByText('O banco não tem convênio de registro.')).toBeInTheDocument();
  },
};

export const AsMessage: Story = {
  name: 'Mensagem aos escolhidos',
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    await findDialog('Mensagem de aviso');
    await seesText(/pessoas recebem/);
  },
};

export const LongText: Story = {
  parameters: withFakes(
    boletosDe,
    ...answersOf(pagamentoVencido, () => rows.map((row) => ({ ...row, nome: longName }))),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Enviar boletos');
    await findDialog('Enviar os boletos vencidos de 3 pagadores');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Enviar boletos');
    await findDialog('Enviar os boletos vencidos de 3 pagadores');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
