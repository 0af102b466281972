import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getMotivosCancelamento,
  respondeAusente,
} from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import {
  type AusenteDaCarga,
  ausentesDaCarga,
} from '@vidas/api-client/cadastro/sistema-central/ausentesDaCarga.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, seesText } from '../../testing/storyPlay.ts';

const ausentes = (): AusenteDaCarga[] => [
  fakeRow(ausentesDaCarga, 1, {
    matricula: '0000101200',
    nome: 'Teresa Prado Alves',
    situacao: 'A decidir',
    perguntadoPor: null,
    ate: null,
    dias: 3,
  }),
  fakeRow(ausentesDaCarga, 2, {
    matricula: '0000101300',
    nome: 'Otávio Exemplo Reis',
    situacao: 'Perguntado',
    ate: null,
    dias: 9,
  }),
];

const comAusentes = (...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(
    ausentesDaCarga,
    ...handlers,
    ...answersOf(ausentesDaCarga, ausentes()),
    fake(getMotivosCancelamento, () => [
      { codigo: '01', descricao: 'Pedido do beneficiário' },
      { codigo: '02', descricao: 'Inadimplência' },
    ]),
    fake(respondeAusente, () => ({ message: 'A pergunta por Teresa Prado Alves vai ao sistema central.' })),
  );

const meta = {
  title: 'telas/cadastro/Ausentes da carga',
  ...reportMeta(ausentesDaCarga),
  parameters: { layout: 'fullscreen', ...comAusentes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, act: string) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'Responder: Teresa Prado Alves' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, ausentesDaCarga, [
      'Matrícula',
      'Nome',
      'Plano',
      'Situação',
      'Ausente desde',
      'Dias',
      'Perguntado por',
      'De lado até',
      'Ações',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Responder: Otávio Exemplo Reis' }));
    await expect((await screen.findAllByRole('menuitem')).map((act) => act.textContent)).toEqual([
      'Encerrar aqui',
      'Deixar de lado',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const Ask: Story = {
  name: 'Pergunta ao central',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Perguntar ao central');
    const dialog = await findDialog('Perguntar ao central: Teresa Prado Alves');
    await userEvent.click(dialog.getByRole('button', { name: 'Perguntar ao central' }));
    await seesText('A pergunta por Teresa Prado Alves vai ao sistema central.');
  },
};

/** The server's refusal stands at its field. */
export const EndRefused: Story = {
  name: 'Encerrar é recusado',
  parameters: {
    layout: 'fullscreen',
    ...comAusentes(
      fake(
        respondeAusente,
        () =>
          new Refusal(400, {
            error: 'Há campos inválidos.',
            problems: [{ field: 'dia', message: 'é antes do começo do vínculo' }],
          }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Encerrar aqui');
    const dialog = await findDialog('Encerrar aqui: Teresa Prado Alves');
    await dialog.findByRole('option', { name: 'Inadimplência' });
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Inadimplência');
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar aqui' }));
    await expect(await dialog.findByText(/é antes do começo do vínculo/)).toBeVisible();
  },
};
