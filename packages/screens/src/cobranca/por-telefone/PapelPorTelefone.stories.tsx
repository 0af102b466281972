import type { Meta, StoryObj } from '@storybook/react-vite';
import { atendePapelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.contract.ts';
import {
  type PapelPorTelefone,
  papelPorTelefone,
} from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const linhas = (): PapelPorTelefone[] => [
  fakeRow(papelPorTelefone, 1, {
    nome: 'Teresa Prado Alves',
    papel: 'Boleto com vencimento em 10/12/2026',
    motivo: 'Pediu por telefone: ligar à tarde',
    dias: 3,
    atendidoEm: null,
    atendidoPor: null,
  }),
  fakeRow(papelPorTelefone, 2, {
    nome: longName,
    papel: 'Declaração de Imposto de Renda de 2025',
    motivo: 'Pediu por telefone: só pela manhã',
    atendidoEm: null,
    atendidoPor: null,
  }),
];

const comLinhas = (...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(
    papelPorTelefone,
    ...handlers,
    ...answersOf(papelPorTelefone, linhas()),
    fake(atendePapelPorTelefone, () => ({ message: 'Teresa Prado Alves foi atendido.' })),
  );

const meta = {
  title: 'telas/cobranca/Papéis por telefone',
  ...reportMeta(papelPorTelefone),
  parameters: { layout: 'fullscreen', ...comLinhas() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async (canvasElement: HTMLElement) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^Ligado, atendido: Teresa Prado Alves/ }),
  );
  return findDialog('Já ligou para Teresa Prado Alves?', 'alertdialog');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await seesReport(canvasElement, papelPorTelefone, [
      'Nome',
      'Matrícula ou código',
      'Papel',
      'Motivo',
      'Telefone',
      'Outro telefone',
      'Fora do envio em',
      'Dias',
      'Nº',
      'Ações',
    ]);
  },
};

export const Called: Story = {
  name: 'Ligado, atendido',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Ligado, atendido' }));
    await seesText('Teresa Prado Alves foi atendido.');
  },
};

export const SomebodyCalled: Story = {
  name: 'Outra pessoa já ligou',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      fake(
        atendePapelPorTelefone,
        () => new Refusal(404, { error: 'Esta ligação já foi feita, ou não é mais pedida.' }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Ligado, atendido' }));
    await expect(await dialog.findByText(/Esta ligação já foi feita/)).toBeVisible();
  },
};
