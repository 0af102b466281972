import type { Meta, StoryObj } from '@storybook/react-vite';
import { pedidosSemana } from '@vidas/api-client/contas-medicas/relatorios/pedidosSemana.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Pedidos da semana',
  ...reportMeta(pedidosSemana),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Nome,Pedido,Grupo,Procedimento,Código do procedimento,Data de liberação,Status,Dias de plano'.split(',');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, pedidosSemana, headers);
    await expect(page.getByText('Pedidos de 01/10/2026 a 31/10/2026')).toBeVisible();
  },
};
