import type { Meta, StoryObj } from '@storybook/react-vite';
import { lotesEmAnalise } from '@vidas/api-client/contas-medicas/inicio/lotesEmAnalise.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Lotes em análise',
  ...reportMeta(lotesEmAnalise),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Lote,Prestador,Dias de espera,Tempo de espera,Guias em análise,Valor em análise,Guias,Recebido em,Arquivo,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, lotesEmAnalise, headers);
    await expect(page.getByText('Todos os lotes com guias ainda não incorporadas')).toBeVisible();
  },
};
