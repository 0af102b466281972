import type { Meta, StoryObj } from '@storybook/react-vite';
import { getParaAvisar } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import {
  getNotificacoes,
  informaInternacao,
  registraContestacao,
  registraPromessa,
  respondeContestacao,
} from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import {
  fakeNotificacao,
  notificacaoFakes,
} from '@vidas/api-client/cobranca/notificacao/notificacao.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const path = '/modulos/cobranca/notificacao';

export const screen = screenStory({
  title: 'Notificações',
  path,
  endpoints: [getNotificacoes],
  fakes: notificacaoFakes,
  failed: 'Não foi possível carregar os dados da tabela!',
  column: 'Nome',
  answers: {
    ManyRows: [...notificacaoFakes(8_000)],
    LongText: [
      fake(getNotificacoes, [
        fakeNotificacao(7, {
          nome: longName,
          porque: `${fakeNotificacao(7).porque}; falta dado: ciência da empresa; falta dado: cláusula de exclusão`,
          valor: 1_234_567_890,
          nota: longName,
        }),
        fakeNotificacao(8),
      ]),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Notificações',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a dialog of the first row. */
const opens = async (canvasElement: HTMLElement, act: string, title: RegExp) => {
  const page = await find(canvasElement);
  const [menu] = await page.findAllByRole('button', { name: /^Registrar de / });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await body().findByRole('menuitem', { name: act }));
  return findDialog(title);
};

const recusa = (field: string, message: string) => () =>
  new Refusal(422, { error: message, problems: [{ field, message }] });

const typesDay = async (dialog: ReturnType<typeof within>, name: RegExp, digits: string) => {
  const dia = within(dialog.getByRole('group', { name }));
  await userEvent.click(dia.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(digits);
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByRole('tab', { name: /^A avisar/, selected: true })).toBeVisible();
    await expect((await page.findAllByText(/aviso de 15\/10 por SMS não vale/))[0]).toBeVisible();
    await expect(page.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      [
        // The check boxes.
        '',
        'Nome',
        'Matrícula',
        'Situação',
        'O que falta',
        'Valor em aberto',
        'Mensalidades que contam',
        'Dias sem pagar',
        '50º dia',
        'Pode cancelar desde',
        'Por quê',
        'Telefone',
        'Promete pagar em',
        'Próximo contato',
        'Anotado por',
        'Anotação',
        'Ações',
      ].map((name) => expect.stringContaining(name)),
    );
    await seesText('Dados obtidos com sucesso!');
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getNotificacoes, [])),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum contrato em atraso');
  },
};

export const OneRow: Story = {
  parameters: withFakes(fake(getNotificacoes, [fakeNotificacao(7)])),
};

export const MayCancel: Story = {
  name: 'Pode cancelar',
  args: { path: `${path}?fila=pode` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByRole('tab', { name: /^Pode cancelar/, selected: true })).toBeVisible();
    await seesText('pode cancelar desde 10/11');
  },
};

export const Promise: Story = {
  name: 'Promessa recusada no campo',
  parameters: withFakes(
    fake(registraPromessa, recusa('prometeEm', 'diga quando a pessoa paga, ou quando ligar de novo')),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, 'Promessa e próximo contato', /^Contato com /);
    await userEvent.type(dialog.getByLabelText(/^O que a pessoa disse/), 'Paga logo');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    await expect(await dialog.findByText(/diga quando a pessoa paga/i)).toBeVisible();
  },
};

export const Dispute: Story = {
  name: 'Contestação recusada no campo',
  parameters: withFakes(
    fake(registraContestacao, recusa('abertaEm', 'já há uma contestação aberta, de 09/11/2026')),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, 'Registrar contestação', /^Contestação de /);
    await userEvent.type(dialog.getByLabelText(/^O que a pessoa contesta/), 'Diz que pagou');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await expect(await dialog.findByText(/já há uma contestação aberta/i)).toBeVisible();
  },
};

export const Answer: Story = {
  name: 'Resposta recusada no campo',
  args: { path: `${path}?fila=aguardando` },
  parameters: withFakes(
    fake(getNotificacoes, [
      fakeNotificacao(5, { situacao: 'CONTESTADO', fila: 'AGUARDANDO', contestacao: 5 }),
    ]),
    fake(respondeContestacao, recusa('respondidaEm', 'a contestação é de 18/11/2026')),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, 'Responder contestação', /^Resposta à contestação de /);
    await userEvent.type(dialog.getByLabelText(/^Resposta/), 'Não há pagamento');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar resposta' }));
    await expect(await dialog.findByText(/a contestação é de 18\/11\/2026/i)).toBeVisible();
  },
};

export const Stay: Story = {
  name: 'Internação recusada no campo',
  parameters: withFakes(fake(informaInternacao, recusa('fim', 'a alta não pode ser antes da internação'))),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, 'Internação ou alta', /^Internação no contrato de /);
    await typesDay(dialog, /^Alta em/, '01112026');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await expect(await dialog.findByText(/a alta não pode ser antes da internação/i)).toBeVisible();
  },
};

export const Notice: Story = {
  name: 'Registrar aviso feito',
  parameters: withFakes(
    fake(getParaAvisar, () => ({
      matricula: '0000001201',
      nome: 'Conceição Inventada de Ávila',
      email: null,
      telefones: ['45999990000'],
      endereco: 'Rua dos Ipês, 45 - Cascavel/PR',
      mensalidades: [{ numero: '1', vencimento: '2026-09-10', dias: 41, atualizado: 44_890 }],
    })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, 'Registrar aviso feito', /^Registrar aviso feito/);
    await expect(await dialog.findByText(/Vencimento 10\/09\/2026: 41 dias/)).toBeVisible();
  },
};

export const Letter: Story = {
  name: 'Carta de aviso da linha',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement, 'Fazer carta de aviso', /^Fazer cartas de aviso/);
    await expect(dialog.getByLabelText('Matrículas dos titulares')).toHaveValue(fakeNotificacao(1).matricula);
  },
};
