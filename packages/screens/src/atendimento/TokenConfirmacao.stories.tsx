import type { Meta, StoryObj } from '@storybook/react-vite';
import { gravaRegistroProtocoloToken } from '@vidas/api-client/atendimento/token.contract.ts';
import { tokenConfirmacao } from '@vidas/api-client/atendimento/tokenConfirmacao.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { askedPath, reportMeta, seesReport, withAnswers } from '../testing/reportStories.ts';
import { findDialog, findScreen, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/atendimento/Token de confirmação',
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

/** A server that remembers the first token's protocol. */
const keeps = () => {
  let made = false;
  return [
    ...answersOf(tokenConfirmacao, () => rowsOf(made ? registered : waiting)),
    fake(gravaRegistroProtocoloToken, () => {
      made = true;
      return {
        success: true,
        message: 'Registro protocolo gravado com sucesso!',
        protocolo: registered.protocolo,
      };
    }),
  ];
};

const headers = 'Matrícula,Nome,Token,CRM,Data,Situação,Protocolo,Registrado por,Registrado em,Ações';
const act = { name: 'Gerar registro de protocolo de Conceição Inventada, token 000123' };

/** Answers the question, which names the person and says that a number is used. */
const asks = async (nome: string, answer: 'Gerar protocolo' | 'Cancelar') => {
  const question = await findDialog(`Gerar o registro de protocolo de ${nome}?`, 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

/** One act for each waiting token; a token with a protocol shows it and has no act. */
export const Default: Story = {
  parameters: withAnswers(tokenConfirmacao, ...answersOf(tokenConfirmacao, rowsOf(waiting))),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, tokenConfirmacao, headers.split(','));
    await expect(page.getByRole('button', act)).toBeEnabled();
    await expect(page.getAllByRole('button', { name: /^Gerar registro/ })).toHaveLength(1);
    await expect(page.getByText('99999920261122000004')).toBeVisible();
  },
};

/** A number of ANS is used for ever, so the question names the person and the token. */
export const AsksFirst: Story = {
  name: 'Pergunta antes',
  parameters: withAnswers(tokenConfirmacao, ...answersOf(tokenConfirmacao, rowsOf(waiting))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, tokenConfirmacao.title);
    await userEvent.click(await page.findByRole('button', act));
    const question = await findDialog('Gerar o registro de protocolo de Conceição Inventada?', 'alertdialog');
    await expect(
      question.getByText(/^O token 000123, da matrícula \d+, .* Isso não se desfaz\.$/),
    ).toBeVisible();
  },
};

export const MakesTheProtocol: Story = {
  name: 'Gera o protocolo',
  parameters: withAnswers(tokenConfirmacao, ...keeps()),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, tokenConfirmacao.title);
    await userEvent.click(await page.findByRole('button', act));
    await asks('Conceição Inventada', 'Gerar protocolo');
    await seesText('Registro protocolo gravado com sucesso!');
    await expect((await page.findAllByText(registered.protocolo))[0]).toBeVisible();
    await expect(page.queryByRole('button', act)).toBeNull();
  },
};

const made = 'O protocolo deste token já foi gerado por Lídia Fontes em 23/11/2026 09:00.';

/** Another person was faster: the message has name and moment. */
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
    await asks('Conceição Inventada', 'Gerar protocolo');
    await seesText('Erro ao gravar o registro protocolo!');
    await seesText(made);
  },
};

const people = ['Ana Inventada', 'Bento Inventado', 'Célia Inventada'];

/** A server that remembers people with a protocol; it answers before the pointer has moved. */
const keepsAll = () => {
  const made = new Set<string>();
  return [
    ...answersOf(tokenConfirmacao, () =>
      people.map((nome, at) => {
        const token = `00012${at}`;
        return fakeRow(tokenConfirmacao, at + 1, {
          ...(made.has(token) ? registered : waiting),
          nome,
          token,
        });
      }),
    ),
    fake(gravaRegistroProtocoloToken, ({ body: { token = '' } }) => {
      made.add(token);
      return { success: true, message: 'Registro protocolo gravado com sucesso!', protocolo: token };
    }),
  ];
};

const acts = () =>
  screen
    .getAllByRole('button', { name: /^Gerar registro de protocolo de/ })
    .map(({ ariaLabel }) => ariaLabel);
const actsOf = (...names: readonly string[]) =>
  names.map((nome) => `Gerar registro de protocolo de ${nome}, token 00012${people.indexOf(nome)}`);

/**
 * Each press makes one protocol of a waiting token. The row disappears after the answer, and the row that moves up is not pressed.
 */
export const OnlyThoseThatWait: Story = {
  name: 'Só os que aguardam',
  args: { path: `${askedPath(tokenConfirmacao)}&filtro.situacao=Aguardando%20protocolo` },
  parameters: withAnswers(tokenConfirmacao, ...keepsAll()),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, tokenConfirmacao.title);
    const [first] = await page.findAllByRole('button', { name: /^Gerar registro de protocolo de/ });
    await expect(acts()).toEqual(actsOf(...people));

    await userEvent.click(first as HTMLElement);
    await asks('Ana Inventada', 'Cancelar');
    await expect(acts()).toEqual(actsOf(...people));
    await userEvent.click(first as HTMLElement);
    const question = await findDialog('Gerar o registro de protocolo de Ana Inventada?', 'alertdialog');
    const yes = question.getByRole('button', { name: 'Gerar protocolo' });
    yes.focus();
    await userEvent.keyboard('{Shift}{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(acts()).toEqual(actsOf('Bento Inventado', 'Célia Inventada'));
    // The focus moved by itself: the second of two Enters opens no question about the next person.
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
