import type { Meta, StoryObj } from '@storybook/react-vite';
import { recebimentos } from '@vidas/api-client/financeiro/saldos/recebimentos.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/financeiro/Recebimentos',
  ...reportMeta(recebimentos),
  parameters: {
    layout: 'fullscreen',
    ...withGiven(
      recebimentos,
      { forma: 'BOLETO', valor: 10_000, juros: 250, valorPago: 10_250, concedido: 0, naoCobrado: 0 },
      {
        forma: 'DEBITO_AUTOMATICO',
        valor: 20_000,
        juros: 0,
        valorPago: 20_000,
        concedido: 0,
        naoCobrado: 467,
      },
      { forma: 'CARTAO', valor: 30_000, juros: 0, valorPago: 30_000, concedido: 1_500, naoCobrado: 0 },
    ),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, recebimentos, [
      'Contrato',
      'Nome',
      'Pago em',
      'Valor pago',
      'Forma',
      'Nº fatura',
      'Título',
      'Vencimento',
      'Valor',
      'Juros',
      'Concedido',
      'Multa e juros não cobrados',
    ]);
    await expect(page.getByText('Recebimentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    // The conceded part of the value, and the unpaid fine and interest.
    await expect(page.getByText('R$ 19,67')).toBeVisible();
    await expect(page.getAllByText(/602,50/).length).toBeGreaterThan(0);
  },
};
