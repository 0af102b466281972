import type { Meta, StoryObj } from '@storybook/react-vite';
import { guiasNaoPagas } from '@vidas/api-client/contas-medicas/inicio/guiasNaoPagas.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Guias não pagas',
  ...reportMeta(guiasNaoPagas),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Guia,Prestador,Dias,Valor apresentado,Status,Importada em,Lote,Competência,Código do prestador,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, guiasNaoPagas, headers);
    await expect(page.getByText('Apresentadas há mais de 60 dias, nos últimos doze meses')).toBeVisible();
  },
};
