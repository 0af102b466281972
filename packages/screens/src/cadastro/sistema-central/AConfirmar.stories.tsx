import type { Meta, StoryObj } from '@storybook/react-vite';
import { respondePergunta } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import {
  aConfirmar,
  type PessoaAConfirmar,
} from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, seesText } from '../../testing/storyPlay.ts';

const perguntas = (): PessoaAConfirmar[] => [
  fakeRow(aConfirmar, 1, {
    id: 71,
    matricula: '0000101200',
    pergunta: 'OUTRO_CPF',
    nome: 'Teresa Prado Alves',
    nomeCentral: 'Teresa Prado',
    cpf: '52998224725',
    cpfCentral: '11144477735',
    nascimento: '1990-05-20',
    nascimentoCentral: '1990-05-20',
    mae: 'Ana Prado',
    maeCentral: null,
    outra: null,
    dias: 3,
  }),
  fakeRow(aConfirmar, 2, {
    id: 72,
    matricula: '0000101300',
    pergunta: 'MESMO_NOME',
    nome: 'Otávio Exemplo Reis',
    nomeCentral: 'Otávio Exemplo Reis',
    cpf: null,
    cpfCentral: null,
    outra: '0000100100 · Otávio Exemplo Reis',
    dias: 1,
  }),
];

const comPerguntas = (
  responde = fake(respondePergunta, () => ({ message: 'Gravado.' })),
  linhas = perguntas(),
) => withAnswers(aConfirmar, responde, ...answersOf(aConfirmar, linhas));

const meta = {
  title: 'telas/cadastro/A confirmar',
  ...reportMeta(aConfirmar),
  parameters: { layout: 'fullscreen', ...comPerguntas() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const teresa = 'Responder: Teresa Prado Alves, 0000101200';
const choose = async (canvasElement: HTMLElement, act: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: teresa }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

/** A bond that just came has two answers, because there is no earlier state to keep. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, aConfirmar, [
      'Matrícula',
      'Nome aqui',
      'Nome no central',
      'CPF aqui',
      'CPF no central',
      'Pergunta',
      'Quem já tem',
      'Nascimento aqui',
      'Nascimento no central',
      'Mãe aqui',
      'Mãe no central',
      'Desde',
      'Dias',
      'Entrega',
      'Nº',
      'Ações',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Responder: Otávio Exemplo Reis, 0000101300' }));
    await expect((await screen.findAllByRole('menuitem')).map((act) => act.textContent)).toEqual([
      'É a mesma pessoa',
      'É outra pessoa',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

const asked: unknown[] = [];

/** The question shows our value and the core system's; the act sends the row on show. */
export const Same: Story = {
  name: 'É a mesma pessoa',
  parameters: {
    layout: 'fullscreen',
    ...comPerguntas(
      fake(respondePergunta, ({ body }) => {
        asked.push(body);
        return { message: 'Os dados do sistema central valem para a matrícula 0000101200.' };
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    asked.length = 0;
    await choose(canvasElement, 'É a mesma pessoa');
    const question = await findDialog('É a mesma pessoa: matrícula 0000101200?', 'alertdialog');
    for (const text of [
      '529.982.247-25 → 111.444.777-35',
      'Teresa Prado Alves → Teresa Prado',
      '20/05/1990',
      'Ana Prado → em branco',
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(question.getByText(text)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'É a mesma pessoa' }));
    await seesText('Os dados do sistema central valem para a matrícula 0000101200.');
    await expect(asked).toEqual([{ id: 71, outra: null, resposta: 'MESMA' }]);
  },
};

/** The question explains its effect. */
export const Asks: Story = {
  name: 'Pergunta antes',
  parameters: { picture: { take: true } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'É outra pessoa');
    const question = await findDialog('É outra pessoa: matrícula 0000101200?', 'alertdialog');
    await expect(
      question.getByText(
        'A matrícula passa para uma pessoa nova, Teresa Prado. Teresa Prado Alves fica com as outras matrículas que tiver.',
      ),
    ).toBeVisible();
  },
};

/** Another person was faster. */
export const Late: Story = {
  name: 'Alguém respondeu antes',
  parameters: {
    layout: 'fullscreen',
    ...comPerguntas(
      fake(
        respondePergunta,
        () => new Refusal(404, { error: 'Esta pergunta não aguarda mais resposta: alguém respondeu.' }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Fica como está');
    const question = await findDialog('Fica como está: matrícula 0000101200?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Fica como está' }));
    await seesText('Esta pergunta não aguarda mais resposta: alguém respondeu.');
  },
};
