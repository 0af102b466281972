import type { Meta, StoryObj } from '@storybook/react-vite';
import { auxilioFuneral } from '@vidas/api-client/cadastro/relatorios/auxilioFuneral.report.ts';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';
import { seesCards } from '../../testing/seesCards.ts';
import { seesText } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Auxílio funeral',
  ...reportMeta(auxilioFuneral),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = 'Matrícula,Nome,Valor,Lançamento,Status,Ativação,Nascimento,Idade,CPF,Vendedor'.split(',');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await seesReport(canvasElement, auxilioFuneral, headers);
    await seesText('Lançamentos de 01/10/2026 a 31/10/2026');
  },
};

const rows = ['Ativo', 'Cancelado', 'Aguardando ativação', 'Ativo'];

/** The value counts only active people. */
export const OnlyTheActiveCount: Story = {
  name: 'Só os ativos contam',
  parameters: withGiven(
    auxilioFuneral,
    ...rows.map((Status, index) => ({ Status, Valor: 10 ** (index + 2) })),
  ),
  play: () =>
    seesCards({
      'Total cadastrados': '4',
      'Valor total dos ativos': 'R$ 1.001,00',
      'Total ativos': '2',
    }),
};
