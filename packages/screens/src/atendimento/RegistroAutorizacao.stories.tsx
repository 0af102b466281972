import type { Meta, StoryObj } from '@storybook/react-vite';
import { registroAutorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/atendimento/Relatório de Registro de Autorização',
  ...reportMeta(registroAutorizacao),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = 'Guia,Status,Data de lançamento,Data de auditoria,Classe,Data inicial,Data final,Caráter';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, registroAutorizacao, headers.split(','));
    await expect(page.getByText('Autorizações de 10/2026')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Páginas de Relatório de Registro de Autorização' }),
    ).toHaveTextContent('1–20 de 60');
  },
};
