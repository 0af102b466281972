import type { Meta, StoryObj } from '@storybook/react-vite';
import { sistemaCentralFinanceiro } from '@vidas/api-client/financeiro/sistemaCentral.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';
import { colunasDaDecisao } from '../../testing/decisoesStory.ts';

const meta = {
  title: 'telas/financeiro/Para o sistema central',
  ...reportMeta(sistemaCentralFinanceiro),
  parameters: {
    layout: 'fullscreen',
    ...withGiven(
      sistemaCentralFinanceiro,
      {
        situacao: 'Diverge',
        nome: 'Teresa Prado Alves',
        campo: 'Pago em',
        antes: null,
        aqui: '12/11/2026',
        central: '14/11/2026',
      },
      {
        situacao: 'Aguarda o central',
        campo: 'Situação da fatura',
        antes: 'ABERTA',
        aqui: 'PAGA',
        central: 'ABERTA',
      },
    ),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payment with another day in the core system asks for an answer; a payment that it lacks does not. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, sistemaCentralFinanceiro, colunasDaDecisao);
    await expect(page.getAllByRole('button', { name: /^Responder: Pago em/ })).toHaveLength(1);
  },
};
