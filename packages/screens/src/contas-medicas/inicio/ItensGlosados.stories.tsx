import type { Meta, StoryObj } from '@storybook/react-vite';
import { itensGlosados } from '@vidas/api-client/contas-medicas/inicio/itensGlosados.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Itens glosados',
  ...reportMeta(itensGlosados),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Guia,Item,Motivo,Glosa,Prestador,Código,Descrição,Comentário,Valor apresentado,Valor liberado,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, itensGlosados, headers);
    await expect(page.getByText('Guias incorporadas na competência de 10/2026')).toBeVisible();
  },
};
