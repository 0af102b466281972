import type { Meta, StoryObj } from '@storybook/react-vite';
import { consultasRegistradas } from '@vidas/api-client/prevencao/consultasRegistradas.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/prevencao/Consultas registradas',
  ...reportMeta(consultasRegistradas),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Quando,Quem,Lista,Pessoas,Finalidade,Período de,Até,O que se pediu,Leituras,Última leitura,Até o fim,Arquivos,Último arquivo'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, consultasRegistradas, headers);
    await expect(page.getByText('Consultas registradas de 01/10/2026 a 31/10/2026')).toBeVisible();
  },
};
