import type { Meta, StoryObj } from '@storybook/react-vite';
import { sistemaCentralAtendimento } from '@vidas/api-client/atendimento/sistemaCentral.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';
import { colunasDaDecisao } from '../../testing/decisoesStory.ts';

const meta = {
  title: 'telas/atendimento/Para o sistema central',
  ...reportMeta(sistemaCentralAtendimento),
  parameters: {
    layout: 'fullscreen',
    ...withGiven(sistemaCentralAtendimento, {
      situacao: 'Diverge',
      nome: 'Teresa Prado Alves',
      codigo: '0000101200',
      campo: 'Situação da autorização',
      antes: 'EM ANÁLISE',
      aqui: 'AUTORIZADA',
      central: 'NEGADA',
    }),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An answer here that differs from the core system's asks which one holds. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, sistemaCentralAtendimento, colunasDaDecisao);
    await expect(page.getAllByRole('button', { name: /^Responder: Situação da autorização/ })).toHaveLength(
      1,
    );
  },
};
