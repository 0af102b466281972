import type { Meta, StoryObj } from '@storybook/react-vite';
import { possConRet } from '@vidas/api-client/contas-medicas/relatorios/possConRet.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contas-medicas/Possíveis consultas de retorno',
  ...reportMeta(possConRet),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Nome,Matrícula,Guia,Data da guia,Guia seguinte,Data da guia seguinte,Diferença em dias,Tem exame,Código do médico,Especialidade,Especialidade seguinte,Data da baixa,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, possConRet, headers);
    await expect(page.getByText('Consultas de 01/10/2026 a 31/10/2026 · Número de dias: 31')).toBeVisible();
  },
};
