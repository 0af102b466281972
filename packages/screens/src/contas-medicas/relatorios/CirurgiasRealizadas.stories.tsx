import type { Meta, StoryObj } from '@storybook/react-vite';
import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/relatorios/cirurgiasRealizadas.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Cirurgias realizadas',
  ...reportMeta(cirurgiasRealizadas),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Guia,Item,Data da cirurgia,Beneficiário,Descrição,Código do procedimento,Especialidade,Hospital,CNS/CR,Data de emissão,Data da baixa,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, cirurgiasRealizadas, headers);
    await expect(page.getByText('Cirurgias de 01/10/2026 a 31/10/2026')).toBeVisible();
    // The guide's number is handed over, not in the address (CMR-14).
    const [open] = page.getAllByRole('link', { name: /^Abrir a guia / });
    await expect(open).toHaveAttribute('href', '/modulos/contas-medicas/guias-importadas-xml');
  },
};
