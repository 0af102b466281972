import type { Meta, StoryObj } from '@storybook/react-vite';
import { respondeReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import {
  type ReanaliseListada,
  reanalises,
} from '@vidas/api-client/atendimento/reanalise/reanalises.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const aberta = {
  origem: 'AUTORIZACAO',
  conclusao: null,
  resposta: null,
  clausula: null,
  respondidaEm: null,
  respondidaPor: null,
  negadaEm: '2026-11-10',
  pedidaEm: '2026-11-12',
  responderAte: '2026-11-24',
  quemPediu: 'A própria pessoa',
  pedido: 'O médico mandou um laudo novo e pede outra análise.',
} as const;

const linhas = (nome = 'Conceição Inventada de Ávila'): ReanaliseListada[] => [
  fakeRow(reanalises, 1, {
    ...aberta,
    numero: '600123',
    nome,
    procedimento: '40901122 · Ressonância magnética do joelho',
    prazo: 'VENCIDO',
    relogio: 'venceu há 3 dias úteis',
    restam: -3,
  }),
  fakeRow(reanalises, 2, {
    ...aberta,
    origem: 'PROTOCOLO',
    numero: '99999920261112000007',
    nome: 'Bento Exemplo Reis',
    procedimento: 'Reembolso',
    prazo: 'A_VENCER',
    relogio: 'vence em 2 dias úteis',
    restam: 2,
    responderAte: '2026-12-02',
    pedidaEm: '2026-11-23',
  }),
  fakeRow(reanalises, 3, {
    ...aberta,
    numero: '600119',
    nome: 'Dora Exemplo Sá',
    procedimento: '10101012 · Consulta em consultório',
    prazo: 'NO_PRAZO',
    relogio: 'respondida no prazo',
    restam: null,
    conclusao: 'REVISTA',
    resposta: 'A carência estava cumprida.',
    respondidaEm: '2026-11-20',
    respondidaPor: 'Otto Exemplo Reis',
  }),
];

const comLinhas = (rows: ReanaliseListada[], ...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(
    reanalises,
    ...handlers,
    ...answersOf(reanalises, rows),
    fake(getAvisosDosPrazos, { naoConferidos: ['reanalise'], anosSemFeriados: [] }),
  );

const meta = {
  title: 'telas/atendimento/Reanálises',
  ...reportMeta(reanalises),
  parameters: { layout: 'fullscreen', ...comLinhas(linhas()) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Número,Nome,Situação do prazo,Prazo da resposta,Responder até,Matrícula,Da negativa de,Procedimento ou assunto,Pedido,Dias úteis que restam,Quem pediu,Pedida em,Negada em,Conclusão,Resposta,Cláusula ou base legal,Respondida em,Respondida por,Registrada por,Nº,Ações';

/** The clock of each; only one without an answer can be answered. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, reanalises, headers.split(','));
    await expect(page.getByText('venceu há 3 dias úteis')).toBeVisible();
    await expect(page.getByText(/O prazo usado aqui ninguém conferiu/)).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Responder a reanálise de 99999920261112000007' }),
    ).toBeEnabled();
    await expect(page.queryByRole('button', { name: 'Responder a reanálise de 600119' })).toBeNull();
    await expect(page.getByRole('button', { name: 'Baixar resposta da reanálise de 600119' })).toBeEnabled();
  },
};

const opens = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, reanalises.title);
  await userEvent.click(await page.findByRole('button', { name: 'Responder a reanálise de 600123' }));
  return findDialog('Responder a reanálise de 600123');
};

/** A denial that stays needs its clause or legal basis (ATD-26). */
export const Answered: Story = {
  name: 'Responde, com a cláusula da negativa mantida',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      linhas(),
      fake(respondeReanalise, { success: true, message: 'Reanálise de 600123: negativa mantida.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(
      dialog.getByText('Conceição Inventada de Ávila · responder até 24/11/2026: venceu há 3 dias úteis'),
    ).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conclusão' }), 'MANTIDA');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'O laudo não muda a cobertura.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder a reanálise' }));
    await expect(await dialog.findByText('Diga a cláusula do contrato ou a base legal.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Cláusula do contrato/ }), 'Cláusula 12.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder a reanálise' }));
    await seesText('Reanálise de 600123: negativa mantida.');
  },
};

/** Somebody else was faster: the text stays, and the refusal says so. */
export const AnsweredBefore: Story = {
  name: 'Outra pessoa respondeu antes',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      linhas(),
      fake(
        respondeReanalise,
        () => new Refusal(409, { error: 'Esta reanálise já tem resposta, de 30/11/2026 09:00.' }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conclusão' }), 'REVISTA');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'Revista.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder a reanálise' }));
    await seesText(/já tem resposta, de 30\/11\/2026/);
  },
};

export const Empty: Story = {
  name: 'Nenhuma',
  parameters: { layout: 'fullscreen', ...comLinhas([]) },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, reanalises.title);
    await expect(await page.findByText('Nenhuma reanálise em aberto.')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Nome comprido',
  parameters: { layout: 'fullscreen', ...comLinhas(linhas(longName)) },
};

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
