import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabMateriais } from '@vidas/api-client/contas-medicas/relatorios/tabMateriais.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Tabela materiais',
  ...reportMeta(tabMateriais),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = 'Código,Descrição,Fabricante,Data de início,Data de fim'.split(',');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, tabMateriais, headers);
    await expect(page.getByText('Materiais com 0301')).toBeVisible();
  },
};
