import type { Meta, StoryObj } from '@storybook/react-vite';
import { registroAutorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { dizRealizacao, respondeSolicitacao } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { pedeReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../testing/reportStories.ts';
import { choosesPageSize, findDialog, findScreen, seesText } from '../testing/storyPlay.ts';

const semAvisos = (naoConferidos: string[] = [], anosSemFeriados: number[] = []) => [
  fake(getAvisosDosPrazos, { naoConferidos, anosSemFeriados }),
];

const meta = {
  title: 'telas/atendimento/Registro de autorização',
  ...reportMeta(registroAutorizacao),
  parameters: { layout: 'fullscreen', ...withAnswers(registroAutorizacao, ...semAvisos()) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Guia,Status,Matrícula,Nome,Procedimento,Prestador,Data de lançamento,Data de auditoria,Classe,Data inicial,Data final,Caráter,Situação do prazo,Prazo da resposta,Responder até,Realizar até,Dias úteis que restam,Tipo da solicitação,Respondida em,Resposta,Cláusula ou base legal,Realizada em,Prazo da realização,Reanálise,Prazo da reanálise,Ações';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, registroAutorizacao, headers.split(','));
    await expect(page.getByText('Autorizações de 10/2026')).toBeVisible();
    await choosesPageSize('20');
    await expect(
      page.getByRole('navigation', { name: 'Páginas de Registro de autorização' }),
    ).toHaveTextContent('1–20 de 60');
  },
};

/** A person is found by name; the name stays out of the address (ATD-13). */
export const DeUmaPessoa: Story = {
  name: 'De uma pessoa',
  args: { path: '/modulos/atendimento/registro-autorizacao' },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, registroAutorizacao.title);
    await userEvent.type(await page.findByRole('textbox', { name: 'Guia ou pessoa' }), 'conceição{Enter}');
    await expect(await page.findByText('Autorizações de conceição')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

const negada = fakeRow(registroAutorizacao, 2, {
  gtpCod: '600119',
  nome: 'Conceição Inventada de Ávila',
  status: 'NEGADA',
  prazo: 'NO_PRAZO',
  relogio: 'respondida no prazo',
  respondidaEm: '2026-11-10',
  reanalise: null,
  relogioReanalise: null,
});

const reanalisada = fakeRow(registroAutorizacao, 3, {
  gtpCod: '600118',
  status: 'NEGADA',
  reanalise: 'ABERTA',
  relogioReanalise: 'responder até 24/11/2026: venceu há 1 dia útil',
});

/** A denial has one reanalysis, asked for by somebody on a day (ATD-24). */
export const Reanalise: Story = {
  name: 'Pede a reanálise de uma negativa',
  parameters: {
    layout: 'fullscreen',
    ...withAnswers(
      registroAutorizacao,
      ...answersOf(registroAutorizacao, [negada, reanalisada]),
      ...semAvisos(),
      fake(pedeReanalise, { success: true, message: 'Reanálise de 600119 registrada.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, registroAutorizacao.title);
    await expect(await page.findByText('responder até 24/11/2026: venceu há 1 dia útil')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Responder a reanálise de 600118' })).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: 'Pedir reanálise de 600119' }));
    const dialog = await findDialog('Reanálise da negativa 600119');
    await expect(dialog.getByText('Conceição Inventada de Ávila · negada em 10/11/2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir reanálise' }));
    await expect(await dialog.findByText('Escreva o que se pediu.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pedido' }), 'O médico mandou outro laudo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir reanálise' }));
    await seesText('Reanálise de 600119 registrada.');
  },
};

const vencida = fakeRow(registroAutorizacao, 1, {
  gtpCod: '600123',
  status: 'EM ANÁLISE',
  prazo: 'VENCIDO',
  relogio: 'venceu há 2 dias úteis',
  responderAte: '2026-11-17',
  restam: -2,
  tipoVisto: 'tipo não informado: vale o menor prazo',
});

/** An overdue request is counted and said, with the caution about terms that nobody confirmed. */
export const Overdue: Story = {
  name: 'Vencida, e a negativa com a cláusula',
  parameters: {
    layout: 'fullscreen',
    ...withAnswers(
      registroAutorizacao,
      ...answersOf(registroAutorizacao, [vencida]),
      ...semAvisos(['respostaLaboratorio'], [2027]),
      fake(respondeSolicitacao, { success: true, message: 'Guia 600123 negada.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, registroAutorizacao.title);
    await expect(await page.findByText(/prazos usados aqui ninguém conferiu/)).toBeVisible();
    await expect(page.getByText(/Os feriados de 2027 não estão gravados/)).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Responder a guia 600123' }));
    const dialog = await findDialog('Responder a guia 600123');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conclusão' }), 'NEGADA');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'Procedimento fora do rol.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    const clausula = dialog.getByRole('textbox', { name: /^Cláusula do contrato/ });
    await expect(await dialog.findByText('Diga a cláusula do contrato ou a base legal.')).toBeVisible();
    await userEvent.type(clausula, 'Cláusula 12.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await seesText('Guia 600123 negada.');
  },
};

const aprovada = fakeRow(registroAutorizacao, 4, {
  gtpCod: '600140',
  nome: 'Bento Exemplo Reis',
  status: 'AUTORIZADA',
  prazo: 'NO_PRAZO',
  relogio: 'respondida no prazo',
  realizadaEm: null,
  relogioRealizacao: 'sem dado; venceu há 2 dias úteis',
});

const feita = fakeRow(registroAutorizacao, 5, {
  gtpCod: '600141',
  status: 'AUTORIZADA',
  realizadaEm: '2026-11-17',
  relogioRealizacao: 'realizada no prazo',
});

const comRealizacao = (...answers: ReturnType<typeof fake>[]) =>
  withAnswers(
    registroAutorizacao,
    ...answersOf(registroAutorizacao, [aprovada, feita]),
    ...semAvisos(),
    ...answers,
  );

const abreRealizacao = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, registroAutorizacao.title);
  await expect(await page.findByText('realizada no prazo')).toBeVisible();
  await expect(page.queryByRole('button', { name: 'Registrar realização da guia 600141' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Registrar realização da guia 600140' }));
  return findDialog('Realização da guia 600140');
};

/** The day of done is said once, where the core system did not (ATD-32). */
export const Realizacao: Story = {
  name: 'Registra o dia em que se realizou',
  parameters: {
    layout: 'fullscreen',
    ...comRealizacao(
      fake(dizRealizacao, { success: true, message: 'Guia 600140: realização em 21/11/2026.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await abreRealizacao(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar realização' }));
    await seesText('Guia 600140: realização em 21/11/2026.');
  },
};

const antesDoPedido = 'use um dia desde o pedido, de 12/11/2026';

/** A day before the request is refused at its field. */
export const RealizacaoRecusada: Story = {
  name: 'Dia antes do pedido',
  parameters: {
    layout: 'fullscreen',
    ...comRealizacao(
      fake(
        dizRealizacao,
        () =>
          new Refusal(422, {
            error: antesDoPedido,
            message: antesDoPedido,
            problems: [{ field: 'realizadaEm', message: antesDoPedido }],
          }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await abreRealizacao(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar realização' }));
    await expect(await dialog.findByText(/desde o pedido, de 12\/11\/2026/)).toBeVisible();
  },
};
