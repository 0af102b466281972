import type { Meta, StoryObj } from '@storybook/react-vite';
import { registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { respondeSolicitacao } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import {
  pedeReanalise,
  respondeReanalise,
} from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../testing/reportStories.ts';
import { choosesPageSize, findDialog, findScreen, longName, seesText } from '../testing/storyPlay.ts';

const semAvisos = fake(getAvisosDosPrazos, { naoConferidos: [], anosSemFeriados: [] });

const meta = {
  title: 'telas/atendimento/Registro de protocolo',
  ...reportMeta(registroProtocolo),
  parameters: {
    layout: 'fullscreen',
    ...withAnswers(registroProtocolo, semAvisos),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Protocolo,Código,Data de lançamento,Matrícula,Nome,Data,Status,Descrição,Matrícula do funcionário,Funcionário,Providência,Data fim,Código do tema,Tema,Canal,Código do canal,Demanda,Tema da reclamação,Código da manifestação,Manifestação,CNS/CR,Dias,Satisfação,Situação do prazo,Prazo da resposta,Responder até,Realizar até,Dias úteis que restam,Tipo da solicitação,Conclusão,Resposta,Cláusula ou base legal,Realizada em,Prazo da realização,Reanálise,Prazo da reanálise,Ações';

/** Every field of the specification, and its eight rows a page among the choices. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, registroProtocolo, headers.split(','));
    await expect(page.getByText('Atendimentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await choosesPageSize('8');
    await expect(
      page.getByRole('navigation', { name: 'Páginas de Registro de protocolo' }),
    ).toHaveTextContent('1–8 de 60');
  },
};

const semResposta = {
  conclusao: null,
  resposta: null,
  clausula: null,
  realizadaEm: null,
  relogioRealizacao: null,
  reanalise: null,
  relogioReanalise: null,
} as const;

const aberto = (nome: string) =>
  fakeRow(registroProtocolo, 1, {
    ...semResposta,
    protocolo: '99999920261112000001',
    nome,
    ocoStatus: 'ABERTO',
    ocoDtfim: null,
    tema: 'Reembolso',
    prazo: 'VENCIDO',
    relogio: 'venceu há 2 dias úteis',
    responderAte: '2026-11-24',
    restam: -2,
    tipoVisto: 'Reembolso',
    relogioRealizacao: 'vence em 8 dias úteis',
  });

const negativa = {
  ...semResposta,
  ocoStatus: 'ENCERRADO',
  ocoDtfim: '2026-11-10',
  prazo: 'NO_PRAZO',
  relogio: 'respondida no prazo',
  conclusao: 'NEGADA',
  resposta: 'O recibo não diz quem atendeu.',
  clausula: 'Cláusula 20.',
} as const;

const negado = fakeRow(registroProtocolo, 2, {
  ...negativa,
  protocolo: '99999920261105000002',
  nome: 'Dora Exemplo Sá',
});

const reanalisado = fakeRow(registroProtocolo, 3, {
  ...negativa,
  protocolo: '99999920261104000003',
  nome: 'Bento Exemplo Reis',
  reanalise: 'ABERTA',
  relogioReanalise: 'responder até 24/11/2026: venceu há 1 dia útil',
});

const aPagar = fakeRow(registroProtocolo, 4, {
  ...semResposta,
  protocolo: '99999920261103000004',
  ocoStatus: 'ENCERRADO',
  ocoDtfim: '2026-11-09',
  tema: 'Reembolso',
  conclusao: 'APROVADA',
  resposta: 'Reembolso aprovado.',
  relogioRealizacao: 'vence em 3 dias úteis',
});

const comAtos = (...answers: ReturnType<typeof fake>[]) => ({
  layout: 'fullscreen',
  ...withAnswers(
    registroProtocolo,
    ...answersOf(registroProtocolo, [aberto('Conceição Inventada de Ávila'), negado, reanalisado, aPagar]),
    semAvisos,
    ...answers,
  ),
});

const abreResposta = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, registroProtocolo.title);
  await userEvent.click(
    await page.findByRole('button', { name: 'Responder o protocolo 99999920261112000001' }),
  );
  return findDialog('Responder o protocolo 99999920261112000001');
};

/** A denial of a protocol names its clause or legal basis (ATD-29). */
export const Resposta: Story = {
  name: 'Responde, e a negativa com a cláusula',
  parameters: comAtos(fake(respondeSolicitacao, { success: true, message: 'Protocolo respondido: negada.' })),
  play: async ({ canvasElement }) => {
    const dialog = await abreResposta(canvasElement);
    await expect(
      dialog.getByText(
        'Conceição Inventada de Ávila · Reembolso · responder até 24/11/2026: venceu há 2 dias úteis',
      ),
    ).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conclusão' }), 'NEGADA');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'O recibo não diz quem atendeu.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await expect(await dialog.findByText('Diga a cláusula do contrato ou a base legal.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Cláusula do contrato/ }), 'Cláusula 20.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await seesText('Protocolo respondido: negada.');
  },
};

/** A text without a conclusion leaves the clock running (ATD-30). */
export const EmAndamento: Story = {
  name: 'Em andamento, ainda sem conclusão',
  parameters: comAtos(
    fake(respondeSolicitacao, ({ body }) => ({
      success: true,
      message: `Protocolo em andamento${body.respostaClausula}${body.realizadaEm ?? ''}.`,
    })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await abreResposta(canvasElement);
    // A clause typed for another conclusion does not leave.
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conclusão' }), 'NEGADA');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Cláusula do contrato/ }), ' com cláusula');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conclusão' }), 'ANDAMENTO');
    await expect(dialog.getByText(/O prazo da resposta continua/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'Pedido o recibo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await seesText('Protocolo em andamento.');
  },
};

/** Somebody else was faster: the text stays, and the refusal says so. */
export const RespondidoAntes: Story = {
  name: 'Outra pessoa respondeu antes',
  parameters: comAtos(
    fake(
      respondeSolicitacao,
      () => new Refusal(409, { error: 'Este protocolo já foi encerrado, em 30/11/2026.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await abreResposta(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'Pago.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await seesText(/já foi encerrado, em 30\/11\/2026/);
  },
};

/** A denied protocol has its paper and one reanalysis, with its clock (ATD-31). */
export const Reanalise: Story = {
  name: 'Pede a reanálise de um protocolo negado, e responde a de outro',
  parameters: comAtos(
    fake(pedeReanalise, { success: true, message: 'Reanálise registrada.' }),
    fake(respondeReanalise, { success: true, message: 'Reanálise: negativa revista.' }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, registroProtocolo.title);
    await expect(await page.findByText('responder até 24/11/2026: venceu há 1 dia útil')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Baixar negativa do protocolo 99999920261105000002' }),
    ).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: 'Pedir reanálise de 99999920261105000002' }));
    const pedido = await findDialog('Reanálise da negativa 99999920261105000002');
    await expect(pedido.getByText('Dora Exemplo Sá · negada em 10/11/2026')).toBeVisible();
    await userEvent.type(pedido.getByRole('textbox', { name: 'Pedido' }), 'Trouxe outro recibo.');
    await userEvent.click(pedido.getByRole('button', { name: 'Pedir reanálise' }));
    await seesText('Reanálise registrada.');
    await userEvent.click(
      page.getByRole('button', { name: 'Responder a reanálise de 99999920261104000003' }),
    );
    const resposta = await findDialog('Responder a reanálise de 99999920261104000003');
    await userEvent.selectOptions(resposta.getByRole('combobox', { name: 'Conclusão' }), 'REVISTA');
    await userEvent.type(resposta.getByRole('textbox', { name: 'Resposta' }), 'O recibo novo basta.');
    await userEvent.click(resposta.getByRole('button', { name: 'Responder a reanálise' }));
    await seesText('Reanálise: negativa revista.');
  },
};

/** Only what was approved, and has a term for it, waits for its day of done (ATD-32). */
export const ARealizar: Story = {
  name: 'Reembolso aprovado, a pagar',
  parameters: comAtos(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, registroProtocolo.title);
    await userEvent.click(
      await page.findByRole('button', { name: 'Registrar realização do protocolo 99999920261103000004' }),
    );
    await expect(page.getAllByText('Registrar realização')).toHaveLength(1);
    await findDialog('Realização do protocolo 99999920261103000004');
  },
};

export const LongText: Story = {
  name: 'Nome comprido',
  parameters: {
    layout: 'fullscreen',
    ...withAnswers(
      registroProtocolo,
      ...answersOf(registroProtocolo, [aberto(longName), negado, reanalisado]),
      semAvisos,
    ),
  },
};
