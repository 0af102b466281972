import type { Meta, StoryObj } from '@storybook/react-vite';
import { getAviso } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import {
  criaCampanhaDeAviso,
  getMensagensDeAviso,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import {
  fakeMensagensDeAviso,
  mensagemDeAvisoFakes,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.fake.ts';
import { detalhesCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { campanhaFakes, fakeCampanha } from '@vidas/api-client/cobranca/campanha/campanha.fake.ts';
import { notificacaoFakes } from '@vidas/api-client/cobranca/notificacao/notificacao.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const path = '/modulos/cobranca/notificacao';

const fakes = () => [
  ...notificacaoFakes(),
  ...mensagemDeAvisoFakes(),
  ...campanhaFakes({ campanhas: [fakeCampanha(50, { nome_campanha: 'Avisos de 21/11/2026' })] }),
];
const withFakes = (...first: ReturnType<typeof fake>[]) => ({ msw: [...first, ...fakes(), ...shellFakes()] });

const meta = {
  title: 'telas/cobranca/Atos da fila de notificações',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses the first rows and presses an act. */
const chooses = async (canvasElement: HTMLElement, act: string, count = 2) => {
  const page = within(canvasElement);
  const boxes = await page.findAllByRole('checkbox', { name: /^Escolher (?!todas)/ });
  for (const box of boxes.slice(0, count))
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await userEvent.click(box);
  await userEvent.click(await page.findByRole('button', { name: act }));
};

export const Default: Story = {
  name: 'Mensagem aos escolhidos',
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await expect(
      await dialog.findByText(/^2 pessoas recebem, no aplicativo e por SMS: até 6 SMS/),
    ).toBeVisible();
    await expect(dialog.getByText('Sem mensagem: 2')).toBeVisible();
    await expect(dialog.getByText('fixo não recebe SMS')).toBeVisible();
  },
};

export const Sends: Story = {
  name: 'Faz e envia',
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await userEvent.click(await dialog.findByRole('button', { name: 'Fazer campanha' }));
    const question = within(await body().findByRole('alertdialog'));
    await expect(question.getByText(/Enviar a campanha “Avisos de 21\/11\/2026”\?/)).toBeVisible();
    await expect(question.getByText(/R\$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Enviar campanha' }));
    await seesText('Envio autorizado!');
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
  },
};

export const Changed: Story = {
  name: 'A dívida mudou',
  parameters: withFakes(
    fake(
      criaCampanhaDeAviso,
      () =>
        new Refusal(409, {
          error:
            'Eram 2 mensagens e R$ 898,40 de dívida; agora são 1 mensagem e R$ 449,20 de dívida. Nada foi feito: confira e confirme de novo.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await userEvent.click(await dialog.findByRole('button', { name: 'Fazer campanha' }));
    await expect(await dialog.findByText(/confira e confirme de novo/)).toBeVisible();
  },
};

export const Nobody: Story = {
  name: 'Ninguém recebe mensagem',
  parameters: withFakes(fake(getMensagensDeAviso, () => ({ ...fakeMensagensDeAviso(), mensagens: [] }))),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await expect(await dialog.findByRole('button', { name: 'Fazer campanha' })).toBeDisabled();
  },
};

export const LongText: Story = {
  name: 'Texto longo',
  parameters: withFakes(
    fake(getMensagensDeAviso, () => {
      const { mensagens, fora } = fakeMensagensDeAviso();
      return {
        mensagens: mensagens.map((each) => ({
          ...each,
          nome: longName,
          texto: each.texto.repeat(2).slice(0, 640),
          faltas: [`CPF de ${longName} (sem dado no cadastro)`],
        })),
        fora: fora.map((each) => ({ ...each, nome: longName })),
      };
    }),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await expect(await dialog.findByText('Falta dado no texto: não valem como aviso')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Não foi possível ler',
  parameters: withFakes(
    fake(getMensagensDeAviso, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await expect(await dialog.findByText('O banco de dados não respondeu.')).toBeVisible();
  },
};

export const Importing: Story = {
  name: 'O serviço ainda recebe',
  parameters: withFakes(
    fake(detalhesCampanha, () => ({ status: true, message: '', data: [fakeCampanha(50, { status: 11 })] })),
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Mensagem');
    const dialog = await findDialog('Mensagem de aviso');
    await userEvent.click(await dialog.findByRole('button', { name: 'Fazer campanha' }));
    await expect(await body().findByText('O serviço de mensagens recebe a campanha…')).toBeVisible();
  },
};

export const Letters: Story = {
  name: 'Cartas aos escolhidos',
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Cartas');
    const dialog = await findDialog('Fazer cartas de aviso');
    const typed = dialog.getByLabelText('Matrículas dos titulares');
    await expect((typed as HTMLTextAreaElement).value.split('\n')).toHaveLength(2);
  },
};

const linha = (id: number, meio: string, porque: string | null) =>
  fakeRow(avisos, id, {
    id,
    meio,
    porque,
    enviadoEm: '2026-10-15',
    recebidoEm: porque === null ? '2026-10-22' : null,
  });

const aviso = fake(getAviso, ({ params: { id } }) => ({
  id: Number(id),
  matricula: '0000001201',
  nome: 'Conceição Inventada de Ávila',
  meio: 'CARTA' as const,
  endereco: 'Rua dos Ipês, 45 - Cascavel/PR',
  enviadoEm: '2026-10-15T09:10',
  quem: 'Marina Alencar',
  texto: 'Aviso',
  sha256: 'a3f1c5'.repeat(10).concat('9b2e'),
  faltas: [],
  mensalidades: [],
  recebidoEm: null,
  porque: 'aviso sem prova',
  provas: [],
  ocupado: 0,
  teto: 1_048_576,
}));

export const Proof: Story = {
  name: 'Prova de um de dois avisos',
  parameters: withFakes(
    ...answersOf(avisos, () => [linha(12, 'CARTA', 'aviso sem prova'), linha(11, 'SMS', 'aviso sem prova')]),
    aviso,
  ),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Registrar prova', 1);
    const dialog = await findDialog(/^Prova de um aviso a /);
    const field = await dialog.findByLabelText('Aviso que a prova prova');
    await userEvent.selectOptions(field, '15/10/2026 por carta com AR: aviso sem prova');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    const prova = await findDialog('Registrar prova');
    await expect(prova.getByLabelText('Prova')).toHaveDisplayValue('AR dos correios');
  },
};

export const NoNotice: Story = {
  name: 'Sem aviso a provar',
  parameters: withFakes(...answersOf(avisos, () => [])),
  play: async ({ canvasElement }) => {
    await chooses(canvasElement, 'Registrar prova', 1);
    const dialog = await findDialog(/^Prova de um aviso a /);
    await expect(await dialog.findByText('Nenhum aviso deste titular')).toBeVisible();
  },
};

export const OneAtATime: Story = {
  name: 'A prova é de uma linha',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const boxes = await page.findAllByRole('checkbox', { name: /^Escolher (?!todas)/ });
    for (const box of boxes.slice(0, 2))
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(box);
    await expect(await page.findByRole('button', { name: /^Registrar prova/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cartas' })).toBeEnabled();
  },
};

export const Narrow: Story = {
  name: 'Estreito',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Registrar de / });
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(await body().findByRole('menuitem', { name: 'Mandar mensagem de aviso' }));
    await findDialog('Mensagem de aviso');
  },
};

export const Dark: Story = { ...Default, name: 'Escuro', globals: { theme: 'dark' } };
