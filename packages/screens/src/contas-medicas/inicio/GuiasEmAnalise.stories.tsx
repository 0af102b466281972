import type { Meta, StoryObj } from '@storybook/react-vite';
import { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Guias em análise',
  ...reportMeta(guiasEmAnalise),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Guia,Prestador,Dias de espera,Tempo de espera,Valor apresentado,Status,Importada em,Lote,Tipo da guia,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, guiasEmAnalise, headers);
    await expect(page.getByText('Todas as guias ainda não incorporadas')).toBeVisible();
  },
};
