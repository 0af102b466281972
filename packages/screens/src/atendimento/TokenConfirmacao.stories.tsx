import type { Meta, StoryObj } from '@storybook/react-vite';
import { gravaRegistroProtocoloToken } from '@vidas/api-client/atendimento/token';
import { tokenConfirmacao } from '@vidas/api-client/atendimento/tokenConfirmacao.report';
import { fake, Refusal } from '@vidas/api-client/http/fake';
import { answersOf, fakeRow } from '@vidas/api-client/report/fake';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../testing/reportStories.ts';
import { findScreen, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/atendimento/Token de Confirmação',
  ...reportMeta(tokenConfirmacao),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = {
  nome: 'Conceição Inventada',
  token: '000123',
  situacao: 'AGUARDANDO',
  protocolo: null,
  registradoPor: null,
  registradoEm: null,
};
const registered = {
  ...waiting,
  situacao: 'REGISTRADO',
  protocolo: '99999920261123000010',
  registradoPor: 'Lídia Fontes',
  registradoEm: '2026-11-23T09:00',
};
const other = { ...registered, token: '456789', nome: 'Bento Alves', protocolo: '99999920261122000004' };

const rowsOf = (first: object) => [fakeRow(tokenConfirmacao, 1, first), fakeRow(tokenConfirmacao, 2, other)];

/** A server that keeps what was made of the first token. */
const keeps = () => {
  let made = false;
  return [
    ...answersOf(tokenConfirmacao, () => rowsOf(made ? registered : waiting)),
    fake(gravaRegistroProtocoloToken, () => {
      made = true;
      return {
        success: true,
        message: 'Registro Protocolo gravado com sucesso!',
        protocolo: registered.protocolo,
      };
    }),
  ];
};

const headers = 'Matrícula,Nome,Token,CRM,Data,Situação,Protocolo,Registrado por,Registrado em,Ações';
const act = { name: 'Gerar Registro de Protocolo de Conceição Inventada, token 000123' };

/** One act for each token that waits; one that has its protocol shows it and offers none. */
export const Default: Story = {
  parameters: withAnswers(tokenConfirmacao, ...answersOf(tokenConfirmacao, rowsOf(waiting))),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, tokenConfirmacao, headers.split(','));
    await expect(page.getByRole('button', act)).toBeEnabled();
    await expect(page.getAllByRole('button', { name: /^Gerar Registro/ })).toHaveLength(1);
    await expect(page.getByText('99999920261122000004')).toBeVisible();
  },
};

export const MakesTheProtocol: Story = {
  name: 'Gera o protocolo',
  parameters: withAnswers(tokenConfirmacao, ...keeps()),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, tokenConfirmacao.title);
    await userEvent.click(await page.findByRole('button', act));
    await seesText('Registro Protocolo gravado com sucesso!');
    await expect((await page.findAllByText(registered.protocolo))[0]).toBeVisible();
    await expect(page.queryByRole('button', act)).toBeNull();
  },
};

const made = 'O protocolo deste token já foi gerado por Lídia Fontes em 23/11/2026 09:00.';

/** Somebody else was faster: the server says who and when. */
export const MadeByAnother: Story = {
  name: 'Gerado por outra pessoa',
  parameters: withAnswers(
    tokenConfirmacao,
    ...answersOf(tokenConfirmacao, rowsOf(waiting)),
    fake(gravaRegistroProtocoloToken, () => new Refusal(409, { error: made })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, tokenConfirmacao.title);
    await userEvent.click(await page.findByRole('button', act));
    await seesText('Erro ao gravar o Registro Protocolo!');
    await seesText(made);
  },
};
